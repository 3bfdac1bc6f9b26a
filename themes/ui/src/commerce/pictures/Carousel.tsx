import { from } from '@actual/themes-contract';
import { Children, type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton';
import { TextLink } from '../../actions/LinkButton';
import { CardHeading } from '../../layout/heading';
import { SectionTitle } from '../../layout/text';
import { useAutoplay } from './use-autoplay';

const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(4, auto);
  grid-auto-columns: max(var(--slide-phone), 7rem);
  column-gap: var(--gap-card);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--margin));
  padding: 6px var(--margin) 8px;
  scroll-padding-inline: var(--margin);
  ${from.tablet} {
    --n: var(--slides-tablet);
    margin-inline: -8px;
    padding-inline: 8px;
    scroll-padding-inline: 8px;
    grid-auto-columns: calc((100% - (var(--n) - 1) * var(--gap-card)) / var(--n));
  }
  ${from.desktop} {
    --n: var(--slides-desktop);
  }
  ${from.wide} {
    --n: var(--slides-wide);
  }
`;
const Slide = styled.li`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  row-gap: 0;
  min-width: 0;
  scroll-snap-align: start;
  > * {
    grid-row: 1 / -1;
  }
`;
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
`;
const Buttons = styled.div<{ $plays: boolean }>`
  display: ${({ $plays }) => ($plays ? 'flex' : 'none')};
  gap: 8px;
  /* fingers move the row themselves */
  @media (max-width: 720px) {
    > [data-arrow] {
      display: none;
    }
  }
  ${from.tablet} {
    display: flex;
  }
  /* where nothing plays by itself there is nothing to pause */
  @media (prefers-reduced-motion: reduce), (scripting: none) {
    > [data-pause] {
      display: none;
    }
  }
  &[hidden] {
    display: none;
  }
`;

export interface CarouselProps {
  /** names the region */
  label: string;
  title?: ReactNode;
  text?: ReactNode;
  href?: string;
  /** milliseconds between turns by itself; with it there is a pause button */
  autoplay?: number;
  /** slides seen at once where there is more room than on a phone; without it as many as the brand shows */
  seen?: number;
  /** each child is one slide */
  children: ReactNode;
}

/** A row that scrolls by finger, wheel, arrow keys and two buttons; the browser does the moving. */
export const Carousel = ({ label, title, text, href, autoplay, seen, children }: CarouselProps) => {
  const track = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState<'start' | 'middle' | 'end' | 'none'>('start');
  const slides = Children.toArray(children);
  const measure = () => {
    const node = track.current;
    if (!node) return;
    const rest = node.scrollWidth - node.clientWidth;
    setEdge(rest < 8 ? 'none' : node.scrollLeft < 8 ? 'start' : node.scrollLeft > rest - 8 ? 'end' : 'middle');
  };
  const latest = useRef(measure);
  latest.current = measure;
  const watch = useCallback((node: HTMLUListElement | null) => {
    track.current = node;
    if (!node) return;
    const resized = new ResizeObserver(() => latest.current());
    resized.observe(node);
    return () => resized.disconnect();
  }, []);
  const turn = (direction: 1 | -1) => {
    const node = track.current;
    node?.scrollBy({ left: direction * node.clientWidth * 0.9, behavior: 'smooth' });
  };
  const playing = useAutoplay(track, autoplay, () => {
    if (edge === 'end') track.current?.scrollTo({ left: 0, behavior: 'smooth' });
    else turn(1);
  });
  const controls = (
    <Controls>
      {href ? <TextLink href={href}>Ver todo</TextLink> : null}
      <Buttons $plays={autoplay !== undefined} hidden={edge === 'none'}>
        {autoplay ? (
          <IconButton
            data-pause=""
            variant="framed"
            icon={playing.on ? 'pause' : 'play'}
            label={playing.on ? 'Pausar' : 'Reanudar'}
            onClick={playing.toggle}
          />
        ) : null}
        <IconButton
          data-arrow=""
          variant="framed"
          icon="chevron-left"
          label="Anteriores"
          disabled={edge === 'start'}
          onClick={() => turn(-1)}
        />
        <IconButton
          data-arrow=""
          variant="framed"
          icon="chevron-right"
          label="Siguientes"
          disabled={edge === 'end'}
          onClick={() => turn(1)}
        />
      </Buttons>
    </Controls>
  );
  return (
    <section aria-label={label} {...playing.holding}>
      {title ? (
        <SectionTitle text={text} action={controls}>
          {title}
        </SectionTitle>
      ) : (
        controls
      )}
      <CardHeading value={title ? 'h3' : 'h2'}>
        <Track ref={watch} onScroll={measure} style={seen ? ({ '--n': seen } as CSSProperties) : undefined}>
          {slides.map((slide, at) => (
            // slides are a fixed list per render; their position is their identity
            <Slide key={(typeof slide === 'object' && 'key' in slide && slide.key) || at}>{slide}</Slide>
          ))}
        </Track>
      </CardHeading>
    </section>
  );
};
