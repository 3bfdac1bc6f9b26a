import { from, useBrand } from '@actual/themes-contract';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Cota } from './Cota';
import { ProductPicture, type Tint } from './ProductPicture';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${from.desktop} {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 16px;
  }
`;
const Stage = styled.div`
  position: relative;
  min-width: 0;
  ${from.desktop} {
    order: 2;
  }
`;
const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--radius-tile);
  > span {
    scroll-snap-align: start;
    border-radius: 0;
  }
`;
const Thumbs = styled.div`
  display: flex;
  gap: 10px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  ${from.desktop} {
    flex-direction: column;
    overflow: visible;
  }
`;
const Thumb = styled.button`
  flex: none;
  width: 64px;
  border-radius: var(--radius-thumb);
  > span {
    border-radius: inherit;
  }
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 var(--chosen-width) var(--c-selected);
  }
  ${from.desktop} {
    width: 88px;
  }
`;
const Over = styled.div`
  position: absolute;
  inset: auto 16px 16px;
  z-index: 2;
  display: flex;
  justify-content: space-between;
  gap: 12px;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
const Badge = styled.div`
  position: absolute;
  z-index: 2;
  top: 18px;
  left: 18px;
`;
const Measure = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 8% 12%;
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

export interface GalleryProps {
  pictures: { stem: string; alt: string }[];
  /** width of the piece in cm, for the cota under it */
  widthCm?: number;
  tint?: Tint;
  badge?: ReactNode;
  /** buttons over the picture's foot: 3D, zoom */
  extra?: ReactNode;
}

/** The product's pictures: a swipe on phones, thumbs beside a large picture on wide screens. */
export const Gallery = ({ pictures, widthCm, tint, badge, extra }: GalleryProps) => {
  const { structure } = useBrand();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const show = (index: number) => {
    setAt(index);
    const node = track.current;
    node?.scrollTo({ left: index * node.clientWidth, behavior: 'smooth' });
  };
  return (
    <Layout>
      <Stage>
        {badge ? <Badge>{badge}</Badge> : null}
        <Track
          ref={track}
          role="group"
          aria-label="Fotos del producto"
          tabIndex={0}
          onScroll={(event) =>
            setAt(Math.round(event.currentTarget.scrollLeft / Math.max(1, event.currentTarget.clientWidth)))
          }
        >
          {pictures.map((picture, index) => (
            <ProductPicture
              key={picture.stem}
              stem={picture.stem}
              alt={picture.alt}
              priority={index === 0}
              tint={tint}
              ratio="var(--gallery-ratio)"
              sizes="(min-width: 1280px) 690px, (min-width: 1024px) 52vw, 100vw"
              width={1000}
              height={1020}
            />
          ))}
        </Track>
        {structure.showCota && widthCm && at === 0 ? (
          <Measure>
            <Cota animate />
            <small>{Math.round(widthCm)} cm</small>
          </Measure>
        ) : null}
        {extra ? <Over>{extra}</Over> : null}
      </Stage>
      {pictures.length > 1 ? (
        <Thumbs role="group" aria-label="Fotos">
          {pictures.map((picture, index) => (
            <Thumb key={picture.stem} type="button" aria-pressed={index === at} onClick={() => show(index)}>
              <ProductPicture stem={picture.stem} alt="" tint={tint} sizes="88px" width={88} height={88} />
              <VisuallyHidden>
                Foto {index + 1} de {pictures.length}
              </VisuallyHidden>
            </Thumb>
          ))}
        </Thumbs>
      ) : null}
    </Layout>
  );
};
