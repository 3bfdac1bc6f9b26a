import type { ReactNode } from 'react';
import type { DrawnPiece } from '../drawn';

/** Drawing of a piece from above around its middle, its back at the top; `w` and `d` in millimeters. */
type Symbol = (w: number, d: number, piece: DrawnPiece) => ReactNode;

const panel = (x: number, y: number, w: number, d: number, r = 0, key?: string) => (
  <rect
    key={key ?? `${x},${y}`}
    x={x}
    y={y}
    width={Math.max(1, w)}
    height={Math.max(1, d)}
    rx={Math.min(r, w / 2, d / 2)}
  />
);
const row = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const sofa: Symbol = (w, d) => {
  const arm = Math.min(220, w * 0.11);
  const back = Math.min(260, d * 0.26);
  const seats = Math.max(1, Math.min(4, Math.round((w - 2 * arm) / 700)));
  const each = (w - 2 * arm) / seats;
  return (
    <>
      {panel(-w / 2, -d / 2, w, d, 90)}
      {row(seats).map((at) => panel(-w / 2 + arm + at * each, -d / 2 + back, each, d - back - 20, 60))}
      {row(seats).map((at) =>
        panel(-w / 2 + arm + at * each + 20, -d / 2 + back * 0.35, each - 40, back * 0.75, 60, `b${at}`),
      )}
      {[-w / 2, w / 2 - arm].map((x) => panel(x, -d / 2 + back * 0.6, arm, d - back * 0.6, 80, `a${x}`))}
    </>
  );
};
const armchair: Symbol = (w, d, piece) =>
  piece.round ? (
    <>
      <ellipse rx={w / 2} ry={d / 2} />
      <ellipse rx={w * 0.34} ry={d * 0.34} />
    </>
  ) : (
    <>
      {panel(-w / 2, -d / 2, w, d, w * 0.22)}
      {panel(-w * 0.34, -d * 0.22, w * 0.68, d * 0.7, w * 0.14)}
      <path d={`M${-w * 0.34} ${-d * 0.1}Q0 ${-d * 0.42} ${w * 0.34} ${-d * 0.1}`} fill="none" />
    </>
  );
const chair: Symbol = (w, d) => (
  <>
    {panel(-w * 0.46, -d * 0.4, w * 0.92, d * 0.9, w * 0.2)}
    <path
      d={`M${-w / 2} ${-d * 0.28}Q${-w / 2} ${-d / 2} 0 ${-d / 2}T${w / 2} ${-d * 0.28}`}
      fill="none"
      strokeWidth="3"
    />
  </>
);
const table: Symbol = (w, d, piece) =>
  piece.round ? (
    <>
      <ellipse rx={w / 2} ry={d / 2} />
      <ellipse rx={w / 2 - 60} ry={d / 2 - 60} className="fine" />
    </>
  ) : (
    <>
      {panel(-w / 2, -d / 2, w, d, 50)}
      <path
        className="fine"
        d={`M${-w / 2 + 60} ${-d * 0.2}H${w / 2 - 60}M${-w / 2 + 60} ${d * 0.16}H${w / 2 - 60}`}
        fill="none"
      />
    </>
  );
const coffee: Symbol = (w, d, piece) =>
  piece.round ? (
    table(w, d, piece)
  ) : (
    <>
      {panel(-w / 2, -d / 2, w, d, 40)}
      <g className="fine">{panel(-w / 2 + 50, -d / 2 + 50, w - 100, d - 100, 20)}</g>
    </>
  );
const desk: Symbol = (w, d) => (
  <>
    {panel(-w / 2, -d / 2, w, d, 20)}
    <path className="fine" fill="none" d={`M${-w / 2} ${-d * 0.3}H${w / 2}M${w * 0.2} ${d / 2}V${d * 0.2}H${w / 2}`} />
  </>
);
const bed: Symbol = (w, d) => {
  const head = Math.min(120, d * 0.06);
  const pillows = w > 1_150 ? 2 : 1;
  const each = (w - 80 * (pillows + 1)) / pillows;
  const fold = -d / 2 + Math.min(820, d * 0.4);
  return (
    <>
      {panel(-w / 2, -d / 2, w, d, 50)}
      {panel(-w / 2, -d / 2, w, head, 30, 'head')}
      {row(pillows).map((at) =>
        panel(-w / 2 + 80 + at * (each + 80), -d / 2 + head + 70, each, Math.min(380, d * 0.18), 110),
      )}
      <path
        className="fine"
        fill="none"
        d={`M${-w / 2} ${fold}H${w / 2}M${-w / 2} ${fold + 130}H${w / 2}M${w / 2} ${fold + 130}L${w * 0.12} ${d / 2}`}
      />
    </>
  );
};
const rug: Symbol = (w, d, piece) =>
  piece.round ? (
    table(w, d, piece)
  ) : (
    <>
      {panel(-w / 2, -d / 2, w, d)}
      <g className="fine">
        {panel(-w / 2 + 90, -d / 2 + 90, w - 180, d - 180)}
        {panel(-w / 2 + 150, -d / 2 + 150, w - 300, d - 300)}
      </g>
      <path
        className="fine"
        fill="none"
        d={row(Math.floor(d / 60))
          .map((at) => `M${-w / 2} ${-d / 2 + 30 + at * 60}h-45M${w / 2} ${-d / 2 + 30 + at * 60}h45`)
          .join('')}
      />
    </>
  );
const shelf: Symbol = (w, d) => {
  const parts = Math.max(1, Math.round(w / 450));
  return (
    <>
      {panel(-w / 2, -d / 2, w, d)}
      <path
        className="fine"
        fill="none"
        d={`M${-w / 2} ${d / 2 - Math.min(40, d * 0.2)}H${w / 2}${row(parts - 1)
          .map((at) => `M${-w / 2 + ((at + 1) * w) / parts} ${-d / 2}V${d / 2}`)
          .join('')}`}
      />
    </>
  );
};
const lamp: Symbol = (w, d) => (
  <>
    <ellipse rx={w / 2} ry={d / 2} />
    <ellipse rx={w * 0.2} ry={d * 0.2} />
    <path className="fine" fill="none" d={`M${-w / 2} 0H${w / 2}M0 ${-d / 2}V${d / 2}`} />
  </>
);
const plant: Symbol = (w, d) => (
  <>
    {row(8).map((at) => (
      <ellipse key={at} cx={w * 0.27} rx={w * 0.23} ry={d * 0.11} transform={`rotate(${at * 45 + 12})`} />
    ))}
    <ellipse rx={w * 0.14} ry={d * 0.14} />
  </>
);
const small: Symbol = (w, d) => (
  <>
    <ellipse rx={w / 2} ry={d / 2} />
    <ellipse className="fine" rx={w / 4} ry={d / 4} />
  </>
);
const plain: Symbol = (w, d) => (
  <>
    {panel(-w / 2, -d / 2, w, d, 20)}
    <path
      className="fine"
      fill="none"
      d={`M${-w / 2} ${-d / 2}L${w / 2} ${d / 2}M${w / 2} ${-d / 2}L${-w / 2} ${d / 2}`}
    />
  </>
);
const symbols: Readonly<Record<DrawnPiece['kind'], Symbol>> = {
  sofa,
  armchair,
  chair,
  table,
  'coffee-table': coffee,
  desk,
  bed,
  rug,
  shelf,
  lamp,
  plant,
  small,
  hung: plain,
  box: plain,
};

/** A piece from above, as an architect draws it: by its kind, to scale, its back at the top. */
export const PieceSymbol = ({ piece }: { piece: DrawnPiece }) => symbols[piece.kind](piece.width, piece.depth, piece);
