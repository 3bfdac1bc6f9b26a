import { from, type } from '@actual/themes-contract';
import { IconButton, ProductPicture, Thumb, useModal, VisuallyHidden } from '@actual/ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.dialog`
  width: 100vw;
  max-width: 100vw;
  height: 100dvh;
  max-height: 100dvh;
  margin: 0;
  padding: 0;
  overflow: hidden;
  color: var(--c-text);
  background: var(--c-bg);
  border: 0;
  &[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
  &:focus-visible { outline: none; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 8px 12px 8px var(--margin);
  border-bottom: 1px solid var(--c-line);
  h2 { ${type('ui')} flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  p { ${type('small')} color: var(--c-text-2); font-variant-numeric: tabular-nums; margin-right: 8px; }
`;
const Stage = styled.div`
  position: relative;
  display: grid;
  min-height: 0;
`;
const Scroll = styled.div`
  display: grid;
  overflow: auto;
  overscroll-behavior: contain;
  outline-offset: -3px;
  cursor: zoom-in;
  --picture-scale: 1;
  --picture-pad: 0;
  --picture-fit: contain;
  > div > span { height: 100%; border-radius: 0; }
  &[data-zoom] { cursor: grab; }
`;
const Turn = styled.div`
  position: absolute;
  z-index: 1;
  top: 50%;
  translate: 0 -50%;
  &:first-of-type { left: 12px; }
  &:last-of-type { right: 12px; }
`;
const Strip = styled.div`
  display: flex;
  gap: 10px;
  overflow-x: auto;
  padding: 12px var(--margin) calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--c-line);
  ${from.tablet} { justify-content: center; }
  button { flex: none; padding: 0; border-radius: var(--radius-thumb); }
  button[aria-current] { box-shadow: 0 0 0 var(--chosen-width) var(--c-selected); }
`;

/** How much larger than the screen a picture is shown, step by step. */
const zooms = [1, 1.75, 2.5] as const;
/** A finger that goes further than this, in px, turns the picture. */
const swipe = 60;

interface PictureViewerProps {
  pictures: { stem: string; alt: string }[];
  /** Number of the first picture shown, from 0. */
  start: number;
  name: string;
  onClose: () => void;
}

/**
 * The product's pictures over the whole screen: arrows or a swipe turn them, a tap or + and − zoom, and a zoomed
 * picture is moved by scrolling, so finger, wheel and keyboard all do it.
 */
export function PictureViewer({ pictures, start, name, onClose }: PictureViewerProps) {
  const modal = useModal(true, onClose);
  const scroll = useRef<HTMLDivElement>(null);
  const focus = useRef({ x: 0.5, y: 0.5 });
  const down = useRef<{ x: number; y: number } | null>(null);
  const [at, setAt] = useState(start);
  const [step, setStep] = useState(0);
  /** Stems of pictures that there are only as pages ask for them. */
  const [small, setSmall] = useState<readonly string[]>([]);
  const zoom = zooms[step] ?? 1;
  const picture = pictures[at];
  const turn = (by: number) => {
    setStep(0);
    setAt((now) => (now + by + pictures.length) % pictures.length);
  };
  const zoomBy = (by: number) => setStep((now) => Math.min(Math.max(now + by, 0), zooms.length - 1));
  const keys = (event: KeyboardEvent) => {
    const moved = zoom === 1;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (moved && event.key === 'ArrowRight') turn(1);
    else if (moved && event.key === 'ArrowLeft') turn(-1);
    else return;
    event.preventDefault();
  };
  // the point that was tapped stays in the middle of the screen
  useLayoutEffect(() => {
    const node = scroll.current;
    if (!node || zoom === 1) return;
    node.scrollLeft = node.scrollWidth * focus.current.x - node.clientWidth / 2;
    node.scrollTop = node.scrollHeight * focus.current.y - node.clientHeight / 2;
  }, [zoom]);
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const from = down.current;
    down.current = null;
    if (!from || event.button !== 0) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (zoom === 1 && pictures.length > 1 && Math.abs(dx) > swipe && Math.abs(dx) > Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    else if (Math.hypot(dx, dy) < 8) {
      const box = event.currentTarget.getBoundingClientRect();
      focus.current = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      setStep(step === 0 ? zooms.length - 1 : 0);
    }
  };
  if (!picture) return null;
  const size = { width: `${zoom * 100}%`, height: `${zoom * 100}%` };
  return (
    <Frame {...modal} aria-labelledby="visor-titulo" onKeyDown={keys}>
      <Head>
        <h2 id="visor-titulo">{name}</h2>
        {pictures.length > 1 ? (
          <p aria-live="polite">
            <VisuallyHidden>Foto </VisuallyHidden>
            <span>{`${at + 1} / ${pictures.length}`}</span>
          </p>
        ) : null}
        <IconButton icon="zoom-out" label="Alejar" disabled={step === 0} onClick={() => zoomBy(-1)} />
        <IconButton icon="zoom-in" label="Acercar" disabled={step === zooms.length - 1} onClick={() => zoomBy(1)} />
        <IconButton icon="close" label="Cerrar" onClick={onClose} />
      </Head>
      <Stage>
        <Scroll
          ref={scroll}
          role="group"
          aria-label="Foto ampliada"
          tabIndex={0}
          data-zoom={zoom > 1 ? '' : undefined}
          onPointerDown={(event) => {
            down.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerUp={release}
        >
          <div style={size}>
            <ProductPicture
              key={picture.stem}
              stem={picture.stem}
              alt={picture.alt}
              priority
              ratio="auto"
              sizes="200vmax"
              close={!small.includes(picture.stem)}
              onError={() => setSmall((stems) => (stems.includes(picture.stem) ? stems : [...stems, picture.stem]))}
              width={1000}
              height={1000}
            />
          </div>
        </Scroll>
        {pictures.length > 1 ? (
          <>
            <Turn>
              <IconButton icon="chevron-left" label="Foto anterior" variant="float" onClick={() => turn(-1)} />
            </Turn>
            <Turn>
              <IconButton icon="chevron-right" label="Foto siguiente" variant="float" onClick={() => turn(1)} />
            </Turn>
          </>
        ) : null}
      </Stage>
      {pictures.length > 1 ? (
        <Strip>
          {pictures.map(({ stem }, index) => (
            <button
              key={stem}
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => turn(index - at)}
            >
              <Thumb stem={stem} size={64} />
              <VisuallyHidden>{`Ver foto ${index + 1}`}</VisuallyHidden>
            </button>
          ))}
        </Strip>
      ) : null}
    </Frame>
  );
}
