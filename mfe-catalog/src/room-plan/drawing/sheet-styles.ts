import { from } from '@actual/themes-contract';
import styled from 'styled-components';

/** The floor of a brand: lines of a drawing, boards, or dots of a rug to play on. */
export const floors = {
  hairline: 'M0 0H500M0 0V500',
  tile: 'M0 0H2400M0 200H2400M0 400H2400M0 600H2400M300 0V200M1700 200V400M900 400V600',
  shapes: 'M250 250h1M0 0h1M500 0h1M0 500h1M500 500h1',
} as const;
export const floorTiles = { hairline: [500, 500], tile: [2_400, 600], shapes: [500, 500] } as const;

/** A plan on its sheet. Lines are as thick as told in px, letters a share of the sheet's width (`--sheet`), on paper true to scale. */
export const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-height: min(68vh, 760px);
  overflow: visible;
  font-family: var(--family-text);
  user-select: none;
  --letter: calc(var(--sheet) * 0.034px);
  ${from.tablet} { --letter: calc(var(--sheet) * 0.019px); }
  path, rect, ellipse, line { vector-effect: non-scaling-stroke; }
  .ground { fill: var(--c-surface); }
  .floor-lines { fill: none; stroke: var(--c-line); stroke-width: 1; }
  .floor-lines[data-floor='shapes'] { stroke: var(--c-tile-2); stroke-width: 4; stroke-linecap: round; }
  .walls { fill: var(--c-text); }
  .hole { fill: var(--c-surface); }
  .line, .leaf { fill: none; stroke: var(--c-text); stroke-width: 1.25; }
  .leaf { stroke-width: 2.5; }
  .sweep { fill: none; stroke: var(--c-text-2); stroke-width: 1; stroke-dasharray: 4 3; }
  .measure { fill: none; stroke: var(--c-accent); stroke-width: 1.75; }
  .measure .thin { stroke-width: 0.75; }
  .measure text, .gap text {
    font-size: var(--letter);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--c-text);
    stroke: var(--sheet-ground);
    stroke-width: calc(var(--letter) * 0.6);
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .gap { fill: none; stroke: var(--c-accent-strong); stroke-width: 1; }
  .gap text { stroke: var(--c-surface); fill: var(--c-accent-strong); }
  @media print { .gap:not(.narrow) { display: none; } }
  .narrow { fill: none; stroke: var(--c-warning); stroke-width: 2; stroke-dasharray: 3 2; }
  .narrow text { fill: var(--c-warning); }
`;

/** A piece that can be taken hold of. */
export const Piece = styled.g`
  cursor: grab;
  touch-action: none;
  fill: var(--piece, var(--c-surface));
  stroke: var(--c-text);
  stroke-width: 1.25;
  stroke-linejoin: round;
  outline: none;
  .fine { stroke-width: 0.75; }
  g.fine, .fine[fill='none'] { stroke: color-mix(in srgb, var(--c-text) 55%, transparent); }
  /* a finger's width, however small the piece */
  .hit { fill: transparent; stroke: transparent; stroke-width: 32; vector-effect: non-scaling-stroke; }
  .ring { display: none; fill: none; stroke: var(--c-focus); stroke-width: 2; }
  .number circle { fill: var(--c-surface); stroke: var(--c-text); stroke-width: 1; }
  .number text {
    font-size: calc(var(--letter) * 0.92);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--c-text);
    stroke: none;
  }
  &[data-wrong] { stroke: var(--c-error); stroke-width: 2; }
  &[data-chosen] { stroke: var(--c-accent-strong); stroke-width: 2; }
  &[data-chosen] .number circle { fill: var(--c-text); }
  &[data-chosen] .number text { fill: var(--c-surface); }
  &:focus-visible .ring { display: inline; }
  &:active { cursor: grabbing; }
`;
