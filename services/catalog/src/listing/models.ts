import type { Site } from '@actual/contracts';
import { tileColors } from '@actual/contracts/facts/page-size';
import type { CardReader, ListedCard } from '../cards/card-reader';
import type { View } from '../live/view';
import { has } from '../product-index/bits';
import type { ListedModel } from './serialize-list';

/** Of positions in their order the first of each group of variations: a model stands where its first product would. */
export function modelsOf({ index }: View, positions: readonly number[]): number[] {
  const seen = new Set<string>();
  return positions.filter((position) => {
    const groupId = index.products[position]?.groupId;
    if (!groupId) return true;
    if (seen.has(groupId)) return false;
    seen.add(groupId);
    return true;
  });
}

/** One card for each other color, that of the same size where there is one. */
function otherColors(shown: ListedCard, group: readonly ListedCard[]): ListedCard[] {
  const byColor = new Map<string, ListedCard>();
  for (const one of group) {
    const code = one.still.color?.Code;
    if (code === undefined || code === shown.still.color?.Code) continue;
    if (!byColor.has(code) || one.still.size === shown.still.size) byColor.set(code, one);
  }
  return [...byColor.values()].slice(0, tileColors - 1);
}

/**
 * Cards of models: each is the product at its position, with the part of its group that the site may show. A filter
 * chooses which product stands for the model; the others stay within reach, even if the filter excludes them.
 */
export async function readModels(
  cards: Pick<CardReader, 'readListed'>,
  view: View,
  site: Site,
  positions: readonly number[],
  zipcodeDeliveryId: string | undefined,
): Promise<ListedModel[]> {
  const listed = view.listed(site);
  const groups = positions.map((position) => {
    const groupId = view.index.products[position]?.groupId;
    const members = groupId ? (view.index.groups.get(groupId) ?? []) : [];
    return members.filter((one) => one !== position && has(listed, one));
  });
  const others = groups.flat();
  const read = await cards.readListed(view, [...positions, ...others], zipcodeDeliveryId);
  const byId = new Map(read.map((card) => [card.still.id, card]));
  const cardOf = (position: number) => byId.get(view.index.products[position]?.id ?? '');
  return positions.flatMap((position, at) => {
    const shown = cardOf(position);
    if (!shown) return [];
    const group = (groups[at] ?? []).flatMap((one) => cardOf(one) ?? []);
    const variants = shown.still.color ? otherColors(shown, group) : [];
    const sizes = new Set([shown, ...group].flatMap(({ still }) => still.size ?? [])).size;
    return [{ ...shown, variants: variants.length > 0 ? variants : undefined, sizes: sizes > 1 ? sizes : undefined }];
  });
}
