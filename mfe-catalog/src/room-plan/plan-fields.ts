import {
  emptyPlan,
  faultOf,
  fittedTo,
  notchCorners,
  type Opening,
  type PlanFault,
  type RoomPlan,
  type Size,
  thingKinds,
  wallsOf,
} from '@actual/domain/room-plan/index';
import type { DrawnPiece } from './drawn';
import { edgesFrom, middleAt } from './edges';

/** The fields of a form by their names, as typed: lengths in centimeters. */
export type Fields = Readonly<Record<string, string>>;
export type Changed = { readonly plan: RoomPlan } | { readonly fault: PlanFault };

/** Kinds of openings as one choice: door or window, the end of the hinges, and the direction in which it opens. */
export const openingKinds = {
  window: 'Ventana',
  'start-in': 'Puerta, bisagra izquierda',
  'end-in': 'Puerta, bisagra derecha',
  'start-out': 'Puerta hacia afuera',
} as const;
type OpeningKind = keyof typeof openingKinds;

const kindOfOpening = (one: Opening): OpeningKind => {
  if (one.kind === 'window') return 'window';
  if (one.opens === 'out') return 'start-out';
  return one.hinge === 'start' ? 'start-in' : 'end-in';
};

export const cmOf = (mm: number): string => String(Math.round(mm) / 10);
/** Millimeters of typed centimeters; NaN where it is no number. */
const mmOf = (text: string | undefined): number =>
  text && /^-?\d{1,9}([.,]\d{1,2})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * 10)
    : Number.NaN;

/** The fields of the room's form for a plan, as they would be typed. */
export function roomFields({ room, openings }: RoomPlan): Record<string, string> {
  const fields: Record<string, string> = {
    width: cmOf(room.width),
    depth: cmOf(room.depth),
    height: cmOf(room.height),
    corner: room.notch?.corner ?? '',
    notchWidth: cmOf(room.notch?.width ?? room.width * 0.4),
    notchDepth: cmOf(room.notch?.depth ?? room.depth * 0.4),
  };
  openings.forEach((one, at) => {
    fields[`opening${at}`] = kindOfOpening(one);
    fields[`wall${at}`] = String(one.wall);
    fields[`at${at}`] = cmOf(one.at);
    fields[`wide${at}`] = cmOf(one.width);
  });
  return fields;
}

function openingsOf(fields: Fields): Opening[] {
  const numbers = Object.keys(fields).flatMap((name) => /^opening(\d{1,2})$/.exec(name)?.[1] ?? []);
  return numbers.flatMap((at): Opening[] => {
    const kind = fields[`opening${at}`];
    const where = { wall: Number(fields[`wall${at}`]), at: mmOf(fields[`at${at}`]), width: mmOf(fields[`wide${at}`]) };
    if (kind === 'window') return [{ ...where, kind }];
    const [, hinge, opens] = /^(start|end)-(in|out)$/.exec(kind ?? '') ?? [];
    if (!hinge) return [];
    return [
      { ...where, kind: 'door', hinge: hinge === 'start' ? 'start' : 'end', opens: opens === 'in' ? 'in' : 'out' },
    ];
  });
}

/** The plan with the room of a form; its pieces stay where they are, or are moved inside. */
export function withRoom(plan: RoomPlan, fields: Fields): Changed {
  const corner = notchCorners.find((one) => one === fields.corner);
  const room = {
    width: mmOf(fields.width),
    depth: mmOf(fields.depth),
    height: mmOf(fields.height),
    notch: corner ? { corner, width: mmOf(fields.notchWidth), depth: mmOf(fields.notchDepth) } : null,
  };
  const drawn = { ...plan, room, openings: openingsOf(fields), pieces: [] };
  const sizes = [room.width, room.depth, room.height];
  if (![...sizes, ...drawn.openings.flatMap(({ at, width }) => [at, width])].every(Number.isFinite))
    return { fault: 'not_a_number' };
  // walls that a new form of the room does not have take their openings with them
  const isOther =
    wallsOf(room).length !== wallsOf(plan.room).length ||
    room.width !== plan.room.width ||
    room.depth !== plan.room.depth;
  const fault = faultOf(isOther ? { ...drawn, openings: [] } : drawn);
  return fault ? { fault } : { plan: fittedTo(room, { ...drawn, pieces: plan.pieces }) };
}

/** The plan with a piece where a form says: its left and upper edge, and how it is turned. */
export function withPlace(plan: RoomPlan, piece: DrawnPiece, fields: Fields): Changed {
  const now = edgesFrom(piece);
  const { at } = piece;
  const turn = Math.round(Number(fields[`turn${at}`] ?? piece.turn));
  const [left, top] = [
    fields[`left${at}`] === undefined ? now.left : mmOf(fields[`left${at}`]),
    fields[`top${at}`] === undefined ? now.top : mmOf(fields[`top${at}`]),
  ];
  if (![turn, left, top].every(Number.isFinite)) return { fault: 'not_a_number' };
  const turned = { ...piece, turn: ((turn % 360) + 360) % 360 };
  const hasMoved = left !== now.left || top !== now.top;
  const middle = hasMoved ? middleAt(turned, { left, top }) : { x: piece.x, y: piece.y };
  const next = changedPiece(plan, at, { ...middle, turn: turned.turn });
  const fault = faultOf(next);
  return fault ? { fault } : { plan: next };
}

/** The plan with one piece at another place. */
export const changedPiece = (plan: RoomPlan, at: number, place: { x: number; y: number; turn: number }): RoomPlan => ({
  ...plan,
  pieces: plan.pieces.map((one, number) => (number === at ? { ...one, ...place } : one)),
});
export const withoutPiece = (plan: RoomPlan, at: number): RoomPlan => ({
  ...plan,
  pieces: plan.pieces.filter((_, number) => number !== at),
});

/** A thing of the home with the sizes of a form, to be placed. */
export function thingOf(fields: Fields): { thing: (typeof thingKinds)[number]; size: Size } | { fault: PlanFault } {
  const thing = thingKinds.find((one) => one === fields.thing) ?? 'box';
  const size = {
    width: mmOf(fields.thingWidth),
    depth: mmOf(fields.thingDepth),
    height: mmOf(fields.thingHeight),
  };
  if (!Object.values(size).every(Number.isFinite)) return { fault: 'not_a_number' };
  const fault = faultOf({ ...emptyPlan, pieces: [{ x: 0, y: 0, turn: 0, thing, size }] });
  return fault ? { fault } : { thing, size };
}
