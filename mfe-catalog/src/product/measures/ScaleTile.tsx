import styled from 'styled-components';
import type { Kind } from './drawable';
import { outlineOf } from './outline';
import { Shapes } from './Shapes';
import { cm, type Size } from './size';

const Tile = styled.figure`
  position: relative;
  display: grid;
  min-height: 240px;
  padding: 20px;
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  svg { width: 100%; height: 100%; max-height: 210px; overflow: visible; }
  figcaption { font: var(--t-label); margin-bottom: 12px; }
  text { font-size: 13px; font-weight: 600; }
`;
/** A grown-up in cm. */
const PERSON = 165;
/** Drawing units per cm and the margins around. */
const margins = { gap: 44, side: 20, foot: 24, person: 38 };

/** The piece beside a person of 1.65 m, to scale: what the numbers mean in a room. */
export function ScaleTile({ size, kind }: { size: Size; kind: Kind }) {
  const { width, height } = size;
  const floor = Math.max(PERSON, height) + 4;
  const across = margins.side * 2 + margins.person + margins.gap + width;
  const { front, envelope } = outlineOf(size, kind);
  // small pieces keep readable words: the sheet is never narrower than this
  const sheet = Math.max(across, 300);
  const start = (sheet - across) / 2 + margins.side;
  const piece = start + margins.person + margins.gap;
  return (
    <Tile>
      <figcaption>Junto a una persona de 1.65 m</figcaption>
      <svg
        viewBox={`0 0 ${sheet} ${floor + margins.foot}`}
        role="img"
        aria-label={`A escala junto a una persona de 1.65 m: ${cm(width)} de ancho y ${cm(height)} de alto`}
      >
        <g fill="var(--c-control)" opacity=".55">
          <circle cx={start + margins.person / 2} cy={floor - PERSON + 15} r="15" />
          <rect x={start} y={floor - PERSON + 33} width={margins.person} height={PERSON - 33} rx="18" />
        </g>
        <Shapes shapes={front} x={piece} y={floor - height} scale={1} envelope={envelope} />
        <path d={`M0 ${floor}H${sheet}`} stroke="var(--c-control)" strokeWidth="1" />
      </svg>
    </Tile>
  );
}
