import type { ProductCard, RoomChoice, RoomDetails, RoomPiece, Site } from '@actual/contracts';
import { tileColors } from '@actual/contracts/facts/page-size';
import { daysWithEnough, discounted, paymentGroups, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { has } from '../product-index/bits';
import { type ItemDays, readItemDays } from '../shipping/item-days';
import { isOpen, roomUrl } from './read-rooms';
import { type PriceRow, type RoomPieceRow, readPrices, readRoomRows } from './rooms.queries';

/** Positions that may take the place of a piece: itself, and its variations that the site's lists show. */
function positionsFor(view: View, site: Site, { id }: RoomPieceRow): number[] {
  const listed = view.listed(site);
  const own = view.index.positionOfId.get(id);
  if (own === undefined) return [];
  const groupId = view.index.products[own]?.groupId;
  const group = groupId ? (view.index.groups.get(groupId) ?? []) : [];
  return [own, ...group.filter((one) => one !== own)].filter((one) => has(listed, one));
}

/**
 * One card of each color, in the size of the picture's piece; of a piece without color only itself, or the rest of it.
 */
function choicesOf(piece: RoomPieceRow, cards: readonly ProductCard[], size: string | null): ProductCard[] {
  const byColor = new Map<string, ProductCard>();
  for (const card of cards) {
    if (card.size !== size && card.id !== piece.id) continue;
    const color = card.color?.Code ?? '';
    if (!byColor.has(color)) byColor.set(color, card);
  }
  return [...byColor.values()].slice(0, tileColors);
}

const pricesOf = (row: PriceRow | undefined): number[] =>
  row
    ? paymentGroups.map(({ group }) =>
        toPesos(discounted(row.price_cents, row[`discount_pg${group}` as keyof PriceRow] as number)),
      )
    : [];

function choiceOf(
  card: ProductCard,
  quantity: number,
  { groups, total }: ItemDays,
  { price, hasZip }: { price: PriceRow | undefined; hasZip: boolean },
): RoomChoice {
  const [soonest = null] = daysWithEnough({ pieces: quantity, groups });
  const enoughStock = hasZip ? soonest !== null : total >= quantity;
  return { ...card, deliveryDate: soonest, enoughStock, groupPrices: pricesOf(price) };
}

/**
 * A room with the choices for each place of its picture; a piece that nobody can buy now is still named.
 * @throws {AppError} `not_found` where there is none, or too little of it is left
 */
export async function readRoom(
  dependencies: Pick<CatalogDependencies, 'reads' | 'cards' | 'zones'>,
  view: View,
  site: Site,
  { slug, zipcodeDeliveryId }: { slug: string; zipcodeDeliveryId: string | undefined },
): Promise<RoomDetails> {
  const { reads, cards } = dependencies;
  const row = (await reads((db) => readRoomRows(db, site))).find((one) => one.slug === slug);
  if (!row || !isOpen(view, site, row)) throw new AppError('not_found');
  const positions = row.pieces.map((piece) => positionsFor(view, site, piece));
  const read = await cards.read(view, positions.flat());
  const byId = new Map(read.map((card) => [card.id, card]));
  const cardAt = (position: number) => byId.get(view.index.products[position]?.id ?? '');
  const zip = zipcodeDeliveryId ?? null;
  const [days, prices] = await Promise.all([
    readItemDays(
      dependencies,
      view,
      read.map(({ ItemCode }) => ItemCode),
      zip,
    ),
    reads((db) => readPrices(db, [...byId.keys()])),
  ]);
  const pieces = row.pieces.map((piece, at): RoomPiece => {
    const { id, name, itemCode: code, quantity, x, y } = piece;
    const own = (positions[at] ?? []).flatMap((position) => cardAt(position) ?? []);
    const size = (own.find((card) => card.id === id) ?? own[0])?.size ?? null;
    const choices = choicesOf(piece, own, size).map((card) =>
      choiceOf(card, quantity, days.get(card.ItemCode) ?? { groups: [], total: 0 }, {
        price: prices.find((one) => one.id === card.id),
        hasZip: zip !== null,
      }),
    );
    return { id, name, code, quantity, x, y, choices };
  });
  const { id, name, description: text, picture } = row;
  return { id, slug, name, text, picture, url: roomUrl(slug), pieces };
}
