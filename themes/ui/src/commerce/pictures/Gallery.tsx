import { useBrand } from '@actual/themes-contract';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Cota } from './Cota';
import { Badge, Below, Enlarge, Layout, Measure, Slide, Stage, Thumb, Thumbs, Track } from './gallery-styles';
import { ProductPicture, type Tint } from './ProductPicture';

export interface GalleryProps {
  pictures: { stem: string; alt: string }[];
  /** width of the piece in cm, for the cota under it */
  widthCm?: number;
  /** higher than wide: leaves room for the cota under its feet */
  tall?: boolean;
  tint?: Tint;
  badge?: ReactNode;
  /** stands in the stage's lower corner, 44 px high: the 3D view */
  extra?: ReactNode;
  /** opens picture number `at` (from 0) large; without it there is nothing to enlarge */
  onEnlarge?: (at: number) => void;
  /** a tile of the page's own under the stage, where a second or third picture is missing */
  tile?: ReactNode;
}

/** Which picture an arrow key asks for; undefined for every other key. */
const stepOf = (key: string, at: number, last: number): number | undefined =>
  ({ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last })[key];

/**
 * The product's pictures: a swipe on phones, thumbs beside a large picture on wide screens, the arrow keys everywhere.
 * Without script every picture is in the strip and the thumbs are links to it.
 */
export const Gallery = ({ pictures, widthCm, tall = false, tint, badge, extra, tile, onEnlarge }: GalleryProps) => {
  const { structure } = useBrand();
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const last = pictures.length - 1;
  const many = last > 0;
  const measured = structure.showCota && Boolean(widthCm);
  const show = (index: number) => {
    const node = track.current;
    setAt(index);
    node?.scrollTo({ left: index * node.clientWidth });
  };
  // the thumb of the picture that is shown is among those that are seen
  useEffect(() => {
    const list = thumbs.current;
    const thumb = list?.children[at];
    if (!list || !(thumb instanceof HTMLElement)) return;
    list.scrollTop = thumb.offsetTop - (list.clientHeight - thumb.offsetHeight) / 2;
    list.scrollLeft = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2;
  }, [at]);
  const keys = (event: KeyboardEvent) => {
    const wanted = stepOf(event.key, at, last);
    if (!many || wanted === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(wanted, 0), last);
    show(next);
    if (thumbs.current?.contains(document.activeElement))
      thumbs.current.querySelectorAll<HTMLElement>('a')[next]?.focus({ preventScroll: true });
  };
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  return (
    <Layout $many={many}>
      <Stage $look={structure.gallery}>
        {badge ? <Badge>{badge}</Badge> : null}
        <Track
          ref={track}
          role="group"
          aria-label="Fotos del producto"
          tabIndex={many ? 0 : undefined}
          onKeyDown={keys}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
        >
          {pictures.map(({ stem, alt }, index) => (
            <Slide
              key={stem}
              id={`${id}-${index}`}
              data-first={index === 0 ? '' : undefined}
              $first={index === 0}
              $measured={measured && index === 0}
              $tall={tall}
              $opens={Boolean(onEnlarge)}
              // the button beside it does the same for the keyboard
              onClick={onEnlarge ? () => onEnlarge(index) : undefined}
            >
              <ProductPicture
                stem={stem}
                alt={alt}
                priority={index === 0}
                tint={tint}
                ratio="var(--gallery-ratio)"
                sizes="(min-width: 1280px) 690px, (min-width: 1024px) 52vw, 100vw"
                width={1000}
                height={1020}
              />
            </Slide>
          ))}
        </Track>
        {measured && widthCm ? (
          <Measure $lifted={Boolean(extra)} $shown={at === 0} $tall={tall}>
            <Cota animate />
            <span>{Math.round(widthCm)} cm</span>
          </Measure>
        ) : null}
        {extra}
        {onEnlarge ? (
          <Enlarge data-noprint="">
            <IconButton icon="zoom-in" label="Acercar la foto" variant="float" onClick={() => onEnlarge(at)} />
          </Enlarge>
        ) : null}
      </Stage>
      {many ? (
        <Thumbs data-noprint="" ref={thumbs} role="group" aria-label="Elegir foto" onKeyDown={keys}>
          {pictures.map(({ stem }, index) => (
            <Thumb
              key={stem}
              href={`#${id}-${index}`}
              aria-current={index === at ? 'true' : undefined}
              onClick={(event) => follow(event, index)}
            >
              <ProductPicture stem={stem} alt="" tint={tint} sizes="88px" width={88} height={88} />
              <VisuallyHidden>
                Foto {index + 1} de {pictures.length}
              </VisuallyHidden>
            </Thumb>
          ))}
        </Thumbs>
      ) : null}
      {many || tile ? (
        <Below data-noprint="">
          {pictures.slice(1, 3).map(({ stem }) => (
            <ProductPicture
              key={stem}
              stem={stem}
              alt=""
              tint={tint}
              ratio={structure.showCota ? '1 / 1' : '6 / 5'}
              sizes="(min-width: 1024px) 340px, 1px"
            />
          ))}
          {pictures.length < 3 ? tile : null}
        </Below>
      ) : null}
    </Layout>
  );
};
