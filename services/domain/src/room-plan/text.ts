import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { faultOf, type PlanFault } from './faults';
import { notchCorners, type Opening, type PlanPiece, type Room, type RoomPlan, thingKinds } from './plan';

const sizes = (...values: readonly number[]): string => values.join('-');
/** Ids are UUIDs; their dashes stand at known places. */
const bare = (id: string): string => id.replaceAll('-', '');
const dashed = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join('-'));

const roomText = ({ width, depth, height, notch }: Room): string =>
  sizes(width, depth, height, ...(notch ? [notchCorners.indexOf(notch.corner), notch.width, notch.depth] : []));

function openingText(opening: Opening): string {
  const where = sizes(opening.wall, opening.at, opening.width);
  if (opening.kind === 'window') return `w${where}`;
  return `${opening.hinge === 'start' ? 'd' : 'e'}${opening.opens === 'in' ? 'i' : 'o'}${where}`;
}

/** Tells a text that was cut or changed on its way (FNV-1a, 32 bits). */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A plan as the text that an address carries: room, openings, products, pieces and a check, in millimeters. */
export function planText({ room, openings, pieces }: RoomPlan): string {
  const products = [...new Set(pieces.flatMap((one) => ('product' in one ? [one.product] : [])))];
  const pieceText = (piece: PlanPiece): string => {
    const place = sizes(piece.x, piece.y, piece.turn);
    if ('product' in piece) return `p${products.indexOf(piece.product)}-${place}`;
    const { width, depth, height } = piece.size;
    return `t${thingKinds.indexOf(piece.thing)}-${place}-${sizes(width, depth, height)}`;
  };
  const text = [
    roomText(room),
    ...[openings.map(openingText), products.map(bare), pieces.map(pieceText)].map((list) => list.join('_')),
  ].join('.');
  return `${text}.${checkOf(text)}`;
}

const numbersOf = (text: string): number[] | null =>
  /^\d{1,9}(-\d{1,9}){1,6}$/.test(text) ? text.split('-').map(Number) : null;
const listOf = (text: string): string[] => (text === '' ? [] : text.split('_'));

function readRoom(text: string): Room | null {
  const [width = 0, depth = 0, height = 0, at, across, down, ...more] = numbersOf(text) ?? [];
  if (more.length > 0) return null;
  const corner = at === undefined ? undefined : notchCorners[at];
  const notch = corner && across && down ? { corner, width: across, depth: down } : null;
  return { width, depth, height, notch };
}

function readOpening(text: string): Opening | null {
  const [, mark = '', list = ''] = /^(w|[de][io])(.+)$/.exec(text) ?? [];
  const [wall, at, width, ...more] = numbersOf(list) ?? [];
  if (wall === undefined || at === undefined || width === undefined || more.length > 0) return null;
  const where = { wall, at, width };
  if (mark === 'w') return { ...where, kind: 'window' };
  return { ...where, kind: 'door', hinge: mark[0] === 'd' ? 'start' : 'end', opens: mark[1] === 'i' ? 'in' : 'out' };
}

function readPiece(text: string, products: readonly string[]): PlanPiece | null {
  const [which, x, y, turn, width, depth, height] = numbersOf(text.slice(1)) ?? [];
  if (which === undefined || x === undefined || y === undefined || turn === undefined) return null;
  const [product, thing] = [products[which], thingKinds[which]];
  if (text[0] === 'p') return product && width === undefined ? { x, y, turn, product } : null;
  if (text[0] !== 't' || !thing || width === undefined || depth === undefined || height === undefined) return null;
  return { x, y, turn, thing, size: { width, depth, height } };
}

/** The plan of such a text, which must be exactly as `planText` writes it, or why there is none. */
export function readPlan(text: string): { readonly plan: RoomPlan } | { readonly fault: PlanFault } {
  const cut = { fault: 'link_cut' } as const;
  if (text.length > roomPlanLimits.characters) return { fault: 'too_many_pieces' };
  const [roomPart = '', openingPart = '', productPart = '', piecePart = ''] = text.split('.');
  const room = readRoom(roomPart);
  const openings = listOf(openingPart).map(readOpening);
  const products = listOf(productPart).map(dashed);
  const pieces = listOf(piecePart).map((one) => readPiece(one, products));
  if (!room || openings.includes(null) || pieces.includes(null)) return cut;
  const plan = { room, openings: openings.flatMap((one) => one ?? []), pieces: pieces.flatMap((one) => one ?? []) };
  if (planText(plan) !== text || !products.every((id) => /^[0-9a-f-]{36}$/.test(id))) return cut;
  const fault = faultOf(plan);
  return fault ? { fault } : { plan };
}
