import type { WayInPart } from '@actual/contracts/way-in/way-in';
import { from } from '@actual/themes-contract';
import styled from 'styled-components';

const Sheet = styled.svg`
  width: 100%;
  height: 140px;
  padding: 12px;
  color: var(--c-text-2);
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  ${from.tablet} { width: 180px; }
  text {
    font: 600 13px/1 var(--family-text);
    fill: var(--c-accent);
    stroke: var(--c-tile);
    stroke-width: 5;
    paint-order: stroke;
    text-anchor: middle;
  }
  path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
  path[data-measure] { stroke: var(--c-accent); stroke-width: 1.5; }
`;

/** Lines of each part in a sheet of 132 by 104, its measures and where their letters stand, in the order of its figures. */
const drawings: Readonly<
  Record<string, { lines: string; measures: readonly (readonly [line: string, x: number, y: number])[] }>
> = {
  opening: {
    lines: 'M8 96H124M40 96V16H92V96M46 96V22H86V96M80 60h2',
    measures: [
      ['M46 84H86M46 80v8M86 80v8', 66, 78],
      ['M104 22V96M100 22h8M100 96h8', 116, 63],
    ],
  },
  corridor: {
    lines: 'M30 96V12H102V96M8 96H124M30 12L52 34M102 12L80 34M52 34H80V74M52 34V74M52 74L30 96M80 74L102 96M52 74H80',
    measures: [
      ['M30 90H102M30 86v8M102 86v8', 66, 84],
      ['M112 12V96M108 12h8M108 96h8', 122, 58],
    ],
  },
  turn: {
    lines: 'M20 100V12H124M56 100V48H124',
    measures: [
      ['M20 84H56M20 80v8M56 80v8', 38, 78],
      ['M100 12V48M96 12h8M96 48h8', 112, 35],
      ['M76 66V100M72 66h8M72 100h8', 90, 88],
    ],
  },
  lift: {
    lines: 'M20 96V12H72V96ZM30 96V30H62V96M46 30V96M92 96H128V60H92Z',
    measures: [
      ['M30 84H62M30 80v8M62 80v8', 46, 76],
      ['M9 30V96M5 30h8M5 96h8', 9, 68],
      ['M92 50H128M92 46v8M128 46v8', 110, 55],
      ['M104 60V96M100 60h8M100 96h8', 104, 83],
      ['M82 12V96M78 12h8M78 96h8', 82, 40],
    ],
  },
  straight: {
    lines: 'M8 98H28V84H48V70H68V56H88V42H108V28H124M8 56L70 12',
    measures: [
      ['M28 84L42 92M44 70', 44, 98],
      ['M48 30V70M44 30h8M44 70h8', 60, 50],
    ],
  },
  landing: {
    lines: 'M12 100V12H120V100M66 100V48M12 48H120M12 62H66M12 76H66M12 90H66M66 62H120M66 76H120M66 90H120',
    measures: [
      ['M12 69H66M12 65v8M66 65v8', 39, 86],
      ['M126 48V100', 126, 42],
      ['M40 12V48M36 12h8M36 48h8', 52, 35],
    ],
  },
  spiral: {
    lines:
      'M66 54m-44 0a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M66 54m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M74 54H110M66 62V98M58 54H22M66 46V10M72 60L97 85M60 48L35 23M60 60L35 85',
    measures: [
      ['M72 48L97 23', 92, 44],
      ['M124 20V88M120 20h8M120 88h8', 124, 59],
    ],
  },
};
const drawingOf = (part: WayInPart): string =>
  part === 'street' || part === 'building' || part === 'door' ? 'opening' : part;

/** The letter of a figure, by which the drawing and its field know each other. */
export const letterOf = (at: number): string => 'ABCDE'[at] ?? '';

/** A drawing of a part with its measures. The fields beside it say the same in words. */
export function PartDrawing({ part }: { part: WayInPart }) {
  const drawing = drawings[drawingOf(part)];
  if (!drawing) return null;
  return (
    <Sheet viewBox="0 0 132 106" aria-hidden="true">
      <path d={drawing.lines} />
      {drawing.measures.map(([line, x, y], at) => (
        <g key={line}>
          <path data-measure="" d={line} />
          <text x={x} y={y}>
            {letterOf(at)}
          </text>
        </g>
      ))}
    </Sheet>
  );
}
