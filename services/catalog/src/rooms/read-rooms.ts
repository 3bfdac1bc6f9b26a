import type { RoomTile, Site } from '@actual/contracts';
import { toPesos } from '@actual/domain';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { has } from '../product-index/bits';
import { type RoomRow, readRoomRows } from './rooms.queries';

/** Fewer pieces that can be had do not make a room. */
const fewestPieces = 2;

/** Address of a room's page. */
export const roomUrl = (slug: string): string => `/estancias/${slug}`;

/** Position of a piece that the site's lists show; undefined for one that nobody can buy now. */
const listedPosition = (view: View, site: Site, id: string): number | undefined => {
  const position = view.index.positionOfId.get(id);
  return position !== undefined && has(view.listed(site), position) ? position : undefined;
};

/** A room in a list: its available pieces, and their price. */
function tileOf(view: View, site: Site, { id, slug, name, description, picture, pieces }: RoomRow): RoomTile {
  let [count, cents] = [0, 0];
  for (const piece of pieces) {
    const position = listedPosition(view, site, piece.id);
    if (position === undefined) continue;
    count += piece.quantity;
    cents += piece.quantity * (view.index.products[position]?.discountPriceCents ?? 0);
  }
  return { id, slug, name, text: description, picture, url: roomUrl(slug), pieces: count, total: toPesos(cents) };
}

/** Rooms in which pieces that can be had make a room. */
export const isOpen = (view: View, site: Site, { pieces }: RoomRow): boolean =>
  pieces.filter(({ id }) => listedPosition(view, site, id) !== undefined).length >= fewestPieces;

/** Which rooms are asked for: all, those with a product or a variation of it, those with a piece of a category. */
export interface WantedRooms {
  readonly productId?: string | undefined;
  readonly category?: string | undefined;
}

function wanted(view: View, { productId, category }: WantedRooms): (room: RoomRow) => boolean {
  const { index } = view;
  const groupOf = (id: string) => {
    const position = index.positionOfId.get(id);
    return position === undefined ? id : (index.products[position]?.groupId ?? id);
  };
  const bits = category === undefined ? null : index.categories.get(category)?.bits;
  const isInCategory = (id: string) => {
    const position = index.positionOfId.get(id);
    return bits !== undefined && bits !== null && position !== undefined && has(bits, position);
  };
  return ({ pieces }) =>
    (productId === undefined || pieces.some(({ id }) => groupOf(id) === groupOf(productId))) &&
    (category === undefined || pieces.some(({ id }) => isInCategory(id)));
}

/** Rooms of a site in their fixed order. One with too few pieces left is not shown. */
export async function readRooms(
  { reads }: Pick<CatalogDependencies, 'reads'>,
  view: View,
  site: Site,
  asked: WantedRooms,
): Promise<RoomTile[]> {
  const isWanted = wanted(view, asked);
  return (await reads((db) => readRoomRows(db, site)))
    .filter((room) => isOpen(view, site, room) && isWanted(room))
    .map((room) => tileOf(view, site, room));
}
