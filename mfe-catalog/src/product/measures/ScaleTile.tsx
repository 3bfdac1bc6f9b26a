import { pieceFill } from '@actual/contracts/facts/catalog/product-pictures';
import styled from 'styled-components';
import type { Kind } from './drawable';
import { outlineOf } from './outline';
import { Shapes } from './Shapes';
import { cm, type Size } from './size';

const Tile = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 240px;
  padding: 20px;
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  svg { width: 100%; height: 100%; overflow: visible; }
  figcaption { font: var(--t-label); margin-bottom: 12px; }
`;
/** A grown-up in cm, and the outline of one, 38 cm wide. */
const PERSON = 165;
const BODY =
  'M9 26h20c5 0 9 4 9 9v45c0 5-7 5-7 0V42h-2v119c0 6-9 6-9 0V95h-2v66c0 6-9 6-9 0V42H7v38c0 5-7 5-7 0V35c0-5 4-9 9-9z';
/** Drawing units per cm and the margins around. */
const margins = { gap: 44, side: 20, foot: 24, person: 38 };
/** A flatter piece is photographed from above: its drawing is an outline. */
const flat = 0.2;

interface ScaleTileProps {
  size: Size;
  kind: Kind;
  /** Stem of the piece's picture from the front; without it its outline is drawn. */
  picture?: string | undefined;
}

/** The piece beside a person of 1.65 m, to scale, so that the numbers mean something. */
export function ScaleTile({ size, kind, picture }: ScaleTileProps) {
  const { width, height } = size;
  const floor = Math.max(PERSON, height) + 4;
  const across = margins.side * 2 + margins.person + margins.gap + width;
  const { front, envelope } = outlineOf(size, kind);
  // small pieces keep readable words: the sheet is never narrower than this
  const sheet = Math.max(across, 300);
  const start = (sheet - across) / 2 + margins.side;
  const piece = start + margins.person + margins.gap;
  const square = Math.max(width, height) / pieceFill;
  return (
    <Tile>
      <figcaption>Junto a una persona de 1.65 m</figcaption>
      <svg
        viewBox={`0 0 ${sheet} ${floor + margins.foot}`}
        role="img"
        aria-label={`A escala junto a una persona de 1.65 m: ${cm(width)} de ancho y ${cm(height)} de alto`}
      >
        <g fill="var(--c-control)" opacity=".55" transform={`translate(${start} ${floor - PERSON})`}>
          <circle cx={margins.person / 2} cy="11" r="11" />
          <path d={BODY} />
        </g>
        <path d={`M0 ${floor}H${sheet}`} stroke="var(--c-control)" strokeWidth="1" />
        {picture && height > width * flat ? (
          <image
            href={`/pictures/${picture}-600.webp`}
            x={piece + (width - square) / 2}
            y={floor - (height + square) / 2}
            width={square}
            height={square}
          />
        ) : (
          <Shapes shapes={front} x={piece} y={floor - height} scale={1} envelope={envelope} />
        )}
      </svg>
    </Tile>
  );
}
