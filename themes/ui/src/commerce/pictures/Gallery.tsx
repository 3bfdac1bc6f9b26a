import { noPicture, pieceFill } from '@actual/contracts/facts/catalog/product-pictures';
import { useBrand } from '@actual/themes-contract';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton';
import { Cota } from './Cota';
import { GalleryThumbs } from './GalleryThumbs';
import { Badge, Below, Enlarge, Layout, Measure, Scale, Slide, Stage, Track } from './gallery-styles';
import { ProductPicture, type Tint } from './ProductPicture';

export interface GalleryProps {
  pictures: { stem: string; alt: string }[];
  /** width of the piece in cm, for the cota under it */
  widthCm?: number;
  /** share of the first picture's width that the piece takes: the cota is as long */
  spread?: number;
  /** higher than wide: leaves room for the cota under its feet */
  tall?: boolean;
  tint?: Tint;
  badge?: ReactNode;
  /** stands in the stage's lower corner, 44 px high: the 3D view */
  extra?: ReactNode;
  /** opens picture number `at` (from 0) large; without it there is nothing to enlarge */
  onEnlarge?: (at: number) => void;
  /** the large picture is on its way */
  enlarging?: boolean;
  /** pointer, finger or focus came to the pictures */
  onLook?: () => void;
  /** address of the product's page: its picture comes over from a tile */
  carried?: string;
  /** ends the row of pictures: the piece to scale. `looked`: somebody turns to the pictures, so more may be loaded */
  scale?: (looked: boolean) => ReactNode;
}

/** Which picture an arrow key asks for; undefined for every other key. */
const stepOf = (key: string, at: number, last: number): number | undefined =>
  ({ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last })[key];

/**
 * The product's pictures: a swipe on phones, thumbs beside a large picture on wide screens, the arrow keys everywhere.
 * The others' large pictures are loaded when pointer, finger or focus come to them. Without script every picture is in
 * the strip and the thumbs are links to it.
 */
export const Gallery = ({
  pictures,
  widthCm,
  spread = pieceFill,
  tall = false,
  tint,
  badge,
  extra,
  scale,
  onEnlarge,
  enlarging = false,
  onLook,
  carried,
}: GalleryProps) => {
  const { structure } = useBrand();
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [looked, setLooked] = useState(false);
  const look = () => {
    setLooked(true);
    onLook?.();
  };
  const last = pictures.length - (scale ? 0 : 1);
  const many = last > 0;
  const enlarge = (index: number) => {
    const stem = pictures[index]?.stem ?? noPicture;
    return onEnlarge && stem !== noPicture ? () => onEnlarge(index) : undefined;
  };
  const enlargeShown = enlarge(at);
  const measured = structure.showCota && Boolean(widthCm);
  const show = (index: number) => {
    const node = track.current;
    setAt(index);
    node?.scrollTo({ left: index * node.clientWidth });
  };
  const keys = (event: KeyboardEvent) => {
    const wanted = stepOf(event.key, at, last);
    if (!many || wanted === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(wanted, 0), last);
    show(next);
    if (thumbs.current?.contains(document.activeElement))
      thumbs.current.querySelectorAll<HTMLElement>('a')[next]?.focus({ preventScroll: true });
  };
  return (
    <Layout $many={many} onPointerEnter={look} onPointerDown={look} onFocus={look}>
      <Stage $look={structure.gallery}>
        {badge && at < pictures.length ? <Badge>{badge}</Badge> : null}
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
              data-waits={index > 0 && !looked ? '' : undefined}
              $first={index === 0}
              $measured={measured && index === 0}
              $tall={tall}
              $opens={Boolean(enlarge(index))}
              // the button beside it does the same for the keyboard
              onClick={enlarge(index)}
            >
              <ProductPicture
                stem={stem}
                alt={alt}
                priority={index === 0}
                carried={index === 0 ? carried : undefined}
                tint={tint}
                ratio="var(--gallery-ratio)"
                sizes="(min-width: 1280px) 690px, (min-width: 1024px) 52vw, 100vw"
                width={1000}
                height={1020}
              />
            </Slide>
          ))}
          {scale ? <Scale id={`${id}-${last}`}>{scale(looked)}</Scale> : null}
        </Track>
        {measured && widthCm ? (
          <Measure
            $lifted={Boolean(extra)}
            $shown={at === 0}
            $tall={tall}
            style={{ '--spread': spread } as CSSProperties}
          >
            <Cota animate under label={`${Math.round(widthCm)} cm`} />
          </Measure>
        ) : null}
        <span>{extra}</span>
        {enlargeShown ? (
          <Enlarge data-noprint="">
            <IconButton
              icon="zoom-in"
              label="Acercar la foto"
              variant="float"
              data-waiting={enlarging ? '' : undefined}
              onClick={enlargeShown}
            />
          </Enlarge>
        ) : null}
      </Stage>
      {many ? (
        <GalleryThumbs
          ref={thumbs}
          id={id}
          stems={pictures.map(({ stem }) => stem)}
          withScale={Boolean(scale)}
          at={at}
          tint={tint}
          onKeyDown={keys}
          onShow={show}
        />
      ) : null}
      {pictures.length > 1 ? (
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
        </Below>
      ) : null}
    </Layout>
  );
};
