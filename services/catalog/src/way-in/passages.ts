import type { Passage, ProductPassage } from '@actual/contracts';
import { parseWayIn, type WayIn } from '@actual/contracts/way-in/way-in';
import { answerOf, surelyComesIn, type Travels, verdictOf, verdictShort } from '@actual/domain';
import { LRUCache } from 'lru-cache';
import type { ListedCard } from '../cards/card-reader';
import type { ListedModel } from '../listing/serialize-list';
import type { View } from '../live/view';
import { type Bits, bitsOf } from '../product-index/bits';
import type { ProductIndex } from '../product-index/product-index';

/** Accesses whose fitting products are cached; each set takes one bit per product. */
const keptWaysIn = 200;
const kept = new WeakMap<ProductIndex, LRUCache<string, Bits>>();

/** Positions of products that travel in the same boxes, as the colors of one model do: they are judged once. */
interface Alike {
  readonly travels: Travels;
  readonly positions: number[];
}
const keptAlike = new WeakMap<ProductIndex, readonly Alike[]>();

function alikeIn(index: ProductIndex): readonly Alike[] {
  const known = keptAlike.get(index);
  if (known) return known;
  const found = new Map<string, Alike>();
  for (const [position, { travels }] of index.products.entries()) {
    const key = JSON.stringify(travels);
    const alike = found.get(key);
    if (alike) alike.positions.push(position);
    else found.set(key, { travels, positions: [position] });
  }
  const all = [...found.values()];
  keptAlike.set(index, all);
  return all;
}

/** The products that surely fit through an access. */
export function comingIn({ index }: View, text: string): Bits {
  const own = kept.get(index) ?? new LRUCache<string, Bits>({ max: keptWaysIn });
  kept.set(index, own);
  const known = own.get(text);
  if (known) return known;
  const wayIn = parseWayIn(text);
  const comesIn = wayIn ? surelyComesIn(wayIn) : () => false;
  const positions = alikeIn(index).flatMap(({ travels, positions }) => (comesIn(travels) ? positions : []));
  const bits = bitsOf(index.size, positions);
  own.set(text, bits);
  return bits;
}

const passageOf = (travels: Travels, wayIn: WayIn): Passage => {
  const verdict = verdictOf(travels, wayIn);
  return { answer: verdict.answer, text: verdictShort(verdict) };
};

/** Cards of a list that say whether each product, and each other color of its model, fits through an access. */
export function withPassages(
  { index }: View,
  cards: readonly ListedModel[],
  text: string | undefined,
): readonly ListedModel[] {
  const wayIn = parseWayIn(text);
  if (!wayIn) return cards;
  const judged = <Card extends ListedCard>(card: Card): Card => {
    const product = index.products[index.positionOfId.get(card.still.id) ?? -1];
    return product ? { ...card, wayIn: passageOf(product.travels, wayIn) } : card;
  };
  return cards.map((card) => ({ ...judged(card), variants: card.variants?.map(judged) }));
}

/** The whole answer on products at some positions; `carried` has the parcels of each by its id. */
export function passagesOf(
  { index }: View,
  positions: readonly number[],
  text: string,
  carried: ReadonlyMap<string, readonly { weightKg: number | null; longest: number }[]>,
): ProductPassage[] {
  const wayIn = parseWayIn(text);
  if (!wayIn) return [];
  return positions.flatMap((position) => {
    const product = index.products[position];
    if (!product) return [];
    return [{ id: product.id, ...answerOf(product.travels, carried.get(product.id) ?? [], wayIn) }];
  });
}
