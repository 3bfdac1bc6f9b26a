import type { Kind } from './drawable';
import type { Size } from './size';

/** A shape of the drawing, in cm from the piece's upper left corner. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Outline {
  front: Shape[];
  side: Shape[];
  /** Only the space the piece takes up is known, not its shape. */
  envelope: boolean;
}

const legs = (width: number, from: number, to: number, thick: number): Shape[] => {
  const inset = Math.min(width * 0.06, 8);
  return [inset, width - inset - thick].map((x) => ({ x, y: from, width: thick, height: to - from }));
};

/** Arms, cushions, base and feet. */
function sofaFront({ width, height, arm }: Size, seatTop: number): Shape[] {
  const armWidth = arm ? Math.min(Math.max(width * 0.1, 8), 26) : 0;
  const foot = Math.min(10, height - seatTop) * 0.9;
  const places = Math.min(4, Math.max(1, Math.round((width - 2 * armWidth) / 68)));
  const each = (width - 2 * armWidth) / places;
  const base = height - foot;
  const cushion = Math.min(16, (base - seatTop) * 0.45);
  const columns = Array.from({ length: places }, (_, at) => armWidth + at * each);
  const armTop = arm ? height - arm : seatTop;
  return [
    ...columns.map((x) => ({ x, y: 0, width: each, height: seatTop })),
    ...columns.map((x) => ({ x, y: seatTop, width: each, height: cushion })),
    { x: armWidth, y: seatTop + cushion, width: width - 2 * armWidth, height: base - seatTop - cushion },
    ...(arm ? [0, width - armWidth].map((x) => ({ x, y: armTop, width: armWidth, height: base - armTop })) : []),
    ...legs(width, base, height, Math.min(8, width * 0.05)),
  ];
}

function sofaSide({ depth, height, arm }: Size, seatTop: number): Shape[] {
  const base = height - Math.min(10, height - seatTop) * 0.9;
  const back = Math.min(depth * 0.22, 24);
  const armTop = arm ? height - arm : seatTop;
  return [
    { x: 0, y: 0, width: back, height: base },
    { x: back, y: armTop, width: depth - back, height: base - armTop },
    ...legs(depth, base, height, Math.min(8, depth * 0.06)),
  ];
}

function chairFront({ width, height, arm }: Size, seatTop: number): Shape[] {
  const post = Math.min(5, width * 0.08);
  const slab = Math.min(6, (height - seatTop) * 0.2);
  const inset = arm ? post : width * 0.04;
  return [
    ...(seatTop > 4 ? [{ x: inset, y: 0, width: width - 2 * inset, height: seatTop }] : []),
    { x: 0, y: seatTop, width, height: slab },
    ...(arm && height - arm < seatTop
      ? [0, width - post].map((x) => ({ x, y: height - arm, width: post, height: seatTop - (height - arm) }))
      : []),
    ...legs(width, seatTop + slab, height, post),
  ];
}

function chairSide({ depth, height, arm }: Size, seatTop: number): Shape[] {
  const post = Math.min(5, depth * 0.08);
  const slab = Math.min(6, (height - seatTop) * 0.2);
  return [
    ...(seatTop > 4 ? [{ x: 0, y: 0, width: post, height: seatTop }] : []),
    { x: 0, y: seatTop, width: depth, height: slab },
    ...(arm && height - arm < seatTop ? [{ x: post, y: height - arm, width: depth * 0.7, height: post }] : []),
    ...legs(depth, seatTop + slab, height, post),
  ];
}

const tableView = (width: number, height: number): Shape[] => {
  const top = Math.min(6, height * 0.12);
  return [{ x: 0, y: 0, width, height: top }, ...legs(width, top, height, Math.min(7, width * 0.06))];
};

/** A plain drawing of the piece from the front and the side, true to its measures. */
export function outlineOf(size: Size, kind: Kind): Outline {
  const { width, depth, height, seat } = size;
  if (kind === 'table') return { front: tableView(width, height), side: tableView(depth, height), envelope: false };
  if (kind === 'seat' && seat) {
    const seatTop = height - seat;
    const sofa = width >= 105 || (size.arm !== null && width >= 75);
    return sofa
      ? { front: sofaFront(size, seatTop), side: sofaSide(size, seatTop), envelope: false }
      : { front: chairFront(size, seatTop), side: chairSide(size, seatTop), envelope: false };
  }
  const whole = (across: number): Shape[] => [{ x: 0, y: 0, width: across, height }];
  return { front: whole(width), side: whole(depth), envelope: true };
}
