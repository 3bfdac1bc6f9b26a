import { roomPlanLimits as limits } from '@actual/contracts/facts/catalog/room-plan';
import { type Opening, planKinds, type Room, type RoomPlan, wallsOf } from './plan';

/** Why a plan is refused, and the remedy. */
export const planFaults = {
  not_a_number: 'Escribe las medidas en centímetros, con números: 420 o 420.5.',
  side_too_short: 'Cada lado del cuarto mide al menos 1 m.',
  side_too_long: 'Cada lado del cuarto mide 20 m a lo más. Si es más grande, dibuja solo la parte que vas a amueblar.',
  ceiling: 'La altura del techo va de 1.80 m a 8 m.',
  walls_cross: 'Con esas medidas una pared atraviesa a otra: la esquina que falta debe ser más chica que el cuarto.',
  opening_size: 'Una puerta o una ventana mide entre 40 cm y 6 m de ancho.',
  opening_beyond: 'Esa puerta o ventana no cabe en su pared: hazla más angosta o muévela.',
  openings_overlap: 'Dos puertas o ventanas se enciman en la misma pared.',
  too_many_openings: `Un plano lleva ${limits.openings} puertas y ventanas a lo más.`,
  too_many_pieces: `Un plano lleva ${limits.pieces} piezas a lo más. Quita alguna para agregar otra.`,
  too_many_products: `Un plano lleva ${limits.products} productos distintos a lo más. Quita alguno para agregar otro.`,
  thing_size: 'Cada lado de lo que ya tienes mide entre 5 cm y 6 m.',
  piece_away: 'Una pieza quedó fuera del plano: escribe una posición dentro del cuarto.',
  link_cut:
    'La liga del plano está incompleta o cambió en el camino: pide que te la manden de nuevo. Lo que ya tenías guardado sigue aquí.',
} as const;
export type PlanFault = keyof typeof planFaults;

const between = (value: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The fault in the sizes of a room; null where there is none. */
export function faultOfRoom({ width, depth, height, notch }: Room): PlanFault | null {
  const sides = [width, depth];
  if (![...sides, height, notch?.width ?? 0, notch?.depth ?? 0].every(Number.isSafeInteger)) return 'not_a_number';
  if (sides.some((side) => side < limits.side.least)) return 'side_too_short';
  if (sides.some((side) => side > limits.side.most)) return 'side_too_long';
  if (!between(height, limits.ceiling)) return 'ceiling';
  const { least, leaves } = limits.notch;
  const isWithin = (cut: number, side: number) => between(cut, { least, most: side - leaves });
  return notch && !(isWithin(notch.width, width) && isWithin(notch.depth, depth)) ? 'walls_cross' : null;
}

function faultOfOpenings(room: Room, openings: readonly Opening[]): PlanFault | null {
  if (openings.length > limits.openings) return 'too_many_openings';
  const walls = wallsOf(room);
  for (const { wall, at, width } of openings) {
    if (!between(width, limits.opening)) return 'opening_size';
    if (!between(at, { least: 0, most: (walls[wall]?.length ?? -1) - width })) return 'opening_beyond';
  }
  const meet = (one: Opening, other: Opening) =>
    one.wall === other.wall && one.at < other.at + other.width && other.at < one.at + one.width;
  return openings.some((one, at) => openings.slice(at + 1).some((other) => meet(one, other)))
    ? 'openings_overlap'
    : null;
}

/** Why a plan cannot be drawn; null where it can. Pieces that stand badly are no fault: they are marked. */
export function faultOf({ room, openings, pieces }: RoomPlan): PlanFault | null {
  const fault = faultOfRoom(room) ?? faultOfOpenings(room, openings);
  if (fault) return fault;
  if (pieces.length > limits.pieces) return 'too_many_pieces';
  if (new Set(pieces.map((one) => ('product' in one ? one.product : ''))).size > limits.products)
    return 'too_many_products';
  for (const piece of pieces) {
    const isNear = between(piece.x, { least: 0, most: room.width }) && between(piece.y, { least: 0, most: room.depth });
    if (!isNear || !between(piece.turn, { least: 0, most: 359 })) return 'piece_away';
    if (!('thing' in piece)) continue;
    const { width, depth, height } = piece.size;
    if (!planKinds.includes(piece.thing) || ![width, depth, height].every((side) => between(side, limits.thing)))
      return 'thing_size';
  }
  return null;
}

/** The plan with its furniture moved into a room whose sizes changed; openings that fit no wall are left out. */
export function fittedTo(room: Room, plan: RoomPlan): RoomPlan {
  const walls = wallsOf(room);
  const openings = plan.openings.flatMap((one) => {
    const length = walls[one.wall]?.length ?? 0;
    return length < one.width ? [] : [{ ...one, at: Math.min(one.at, length - one.width) }];
  });
  const kept = openings.filter((one, at) => faultOfOpenings(room, [...openings.slice(0, at), one]) === null);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    room,
    openings: kept,
    pieces: plan.pieces.map((one) => ({ ...one, x: within(one.x, room.width), y: within(one.y, room.depth) })),
  };
}
