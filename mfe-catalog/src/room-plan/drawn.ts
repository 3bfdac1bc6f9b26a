import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import type { PlanKind, PlanPiece, RoomPlan, Standing, ThingKind } from '@actual/domain/room-plan/index';
import { cmText, placeFor } from '@actual/domain/room-plan/index';
import type { PlanProduct } from './plan-products';

/** A piece of the plan with what draws and names it. */
export interface DrawnPiece extends Standing {
  /** Its number in the plan, from 0. */
  readonly at: number;
  readonly name: string;
  /** The color of the product; null for a thing, or where none is known. */
  readonly color: string | null;
  readonly round: boolean;
  /** Null for a thing of the home. */
  readonly product: PlanProduct['product'] | null;
}

export const thingNames: Readonly<Record<ThingKind, string>> = {
  box: 'Un mueble',
  sofa: 'Mi sofá',
  table: 'Mi mesa',
  bed: 'Mi cama',
  shelf: 'Mi librero',
  plant: 'Mi planta',
};

/** A piece as it stands; null where its product, or the size of it, is not known. */
function drawnOf(piece: PlanPiece, at: number, products: readonly PlanProduct[]): DrawnPiece | null {
  const { x, y, turn } = piece;
  if ('thing' in piece) {
    const { thing, size } = piece;
    const name = thingNames[thing];
    return { at, x, y, turn, kind: thing, name, color: null, round: thing === 'plant', product: null, ...size };
  }
  const found = products.find(({ product }) => product.id === piece.product);
  if (!found?.size) return null;
  const { product, kind, round, size } = found;
  return { at, x, y, turn, kind, round, name: product.Name, color: product.color?.Code ?? null, product, ...size };
}

/** The pieces of a plan that can be drawn; those of products that are gone, or have no size, are left out. */
export const drawnPieces = ({ pieces }: RoomPlan, products: readonly PlanProduct[]): DrawnPiece[] =>
  pieces.flatMap((piece, at) => drawnOf(piece, at, products) ?? []);

/** The layers of a drawing: rugs lie below everything, hanging things above it. */
const layers: Partial<Record<PlanKind, number>> = { rug: 0, chair: 1, small: 3, hung: 4 };
export const byLayer = (one: DrawnPiece, other: DrawnPiece): number =>
  (layers[one.kind] ?? 2) - (layers[other.kind] ?? 2);

/** Of the products asked for, one for each piece, those that the plan does not have yet. */
export function missingOf({ pieces }: RoomPlan, ids: readonly string[]): string[] {
  const there = pieces.flatMap((one) => ('product' in one ? [one.product] : []));
  return ids.filter((id) => {
    const found = there.indexOf(id);
    if (found >= 0) there.splice(found, 1);
    return found < 0;
  });
}

/** The plan with products put where there is room for them; those without a size stay out. */
export function withProducts(plan: RoomPlan, ids: readonly string[], products: readonly PlanProduct[]): RoomPlan {
  let next = plan;
  for (const id of ids) {
    const found = products.find(({ product }) => product.id === id);
    if (!found?.size || next.pieces.length >= roomPlanLimits.pieces) continue;
    const place = placeFor({ kind: found.kind, ...found.size }, next, drawnPieces(next, products));
    next = { ...next, pieces: [...next.pieces, { ...place, product: id }] };
  }
  return next;
}

/** A piece in words, for who does not see the drawing: where it is, and how it is turned. */
export const spoken = ({ name, width, depth, turn, at }: DrawnPiece, left: number, top: number): string =>
  `${at + 1}. ${name}, ${cmText(width)} por ${cmText(depth)}; a ${cmText(left)} de la izquierda y ${cmText(top)} de arriba${turn ? `, con giro de ${turn} grados` : ''}`;
