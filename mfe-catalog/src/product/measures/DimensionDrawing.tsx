import { from } from '@actual/themes-contract';
import styled from 'styled-components';
import type { Kind } from './drawable';
import { outlineOf, type Shape } from './outline';
import { Shapes } from './Shapes';
import { cm, type Size } from './size';

const Box = styled.div`
  container-type: inline-size;
  padding: 20px 12px 16px;
  color: var(--c-text);
  background: var(--drawing-ground, var(--c-surface));
  border: var(--drawing-border, 0);
  border-radius: var(--radius-tile);
  ${from.desktop} { padding: 28px 24px 20px; }
`;
const Views = styled.div`
  display: grid;
  gap: 12px 24px;
  @container (min-width: 440px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
const View = styled.figure`
  min-width: 0;
  svg { width: 100%; max-width: 320px; height: auto; margin-inline: auto; overflow: visible; }
  figcaption { font: var(--t-small); color: var(--c-text-2); text-align: center; padding-right: 9%; }
`;

/** The sheet in drawing units: the piece stands on its floor, the measures lie beside and below. */
const sheet = { width: 320, floor: 196, height: 240, across: 184, up: 172 };

/** A dimension line with a tick at each end and its number beside it. */
function Line({ from: [x1, y1], to: [x2, y2], text }: { from: [number, number]; to: [number, number]; text: string }) {
  const upright = x1 === x2;
  const [dx, dy] = upright ? [4, 0] : [0, 4];
  const middle: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${dx * 2} ${dy * 2}M${x2 - dx} ${y2 - dy}l${dx * 2} ${dy * 2}`}
        stroke="var(--c-accent)"
        strokeWidth="1.25"
        fill="none"
      />
      <text
        x={middle[0] + (upright ? 10 : 0)}
        y={middle[1] + (upright ? 4 : 20)}
        textAnchor={upright ? 'start' : 'middle'}
        fontSize="16"
        fontWeight="600"
        fill="currentColor"
      >
        {text}
      </text>
    </>
  );
}

interface ViewProps {
  title: string;
  label: string;
  shapes: Shape[];
  across: number;
  height: number;
  scale: number;
  envelope: boolean;
  /** Height of the seat in cm, drawn at the left. */
  seat?: number | null;
}

function SideView({ title, label, shapes, across, height, scale, envelope, seat }: ViewProps) {
  const wide = across * scale;
  const left = (sheet.width - wide) / 2 - 14;
  const top = sheet.floor - height * scale;
  const right = left + wide + 14;
  const below = sheet.floor + 14;
  return (
    <View>
      <svg viewBox={`0 ${top - 16} ${sheet.width} ${sheet.height - top + 16}`} role="img" aria-label={label}>
        <path d={`M8 ${sheet.floor}H${sheet.width - 8}`} stroke="var(--c-line)" />
        <Shapes shapes={shapes} x={left} y={top} scale={scale} envelope={envelope} />
        <Line from={[left, below]} to={[left + wide, below]} text={cm(across)} />
        <Line from={[right, top]} to={[right, sheet.floor]} text={cm(height)} />
        {seat ? (
          <g transform={`translate(${left - 14} 0)`}>
            <path
              d={`M0 ${sheet.floor}V${sheet.floor - seat * scale}M-4 ${sheet.floor}h8M-4 ${sheet.floor - seat * scale}h8`}
              stroke="var(--c-accent)"
              strokeWidth="1.25"
            />
            <text
              x="-8"
              y={sheet.floor - (seat * scale) / 2 + 4}
              textAnchor="end"
              fontSize="16"
              fontWeight="600"
              fill="currentColor"
            >
              {Math.round(seat)}
            </text>
          </g>
        ) : null}
      </svg>
      <figcaption aria-hidden="true">{title}</figcaption>
    </View>
  );
}

/** The piece from the front and the side, to one scale, with its measures in words. */
export function DimensionDrawing({ size, kind }: { size: Size; kind: Kind }) {
  const { front, side, envelope } = outlineOf(size, kind);
  const { width, depth, height, seat } = size;
  const scale = Math.min(sheet.across / Math.max(width, depth), sheet.up / height);
  const shared = { height, scale, envelope };
  const seatText = seat && seat < height ? `, asiento a ${cm(seat)}` : '';
  return (
    <Box>
      <Views>
        <SideView
          {...shared}
          title="Frente"
          label={`Vista de frente: ${cm(width)} de ancho y ${cm(height)} de alto${seatText}`}
          shapes={front}
          across={width}
          seat={seat && seat < height ? seat : null}
        />
        <SideView
          {...shared}
          title="Costado"
          label={`Vista de costado: ${cm(depth)} de fondo y ${cm(height)} de alto`}
          shapes={side}
          across={depth}
        />
      </Views>
    </Box>
  );
}
