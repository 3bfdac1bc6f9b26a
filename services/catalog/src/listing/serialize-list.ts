import type { ProductList } from '@actual/contracts';
import type { StillCard } from '../cards/card';
import type { ListedCard } from '../cards/card-reader';
import type { IndexedValue } from '../product-index/product-index';

/** A value of the filter panel with how many products it would leave. */
export interface CountedValue {
  readonly value: IndexedValue;
  readonly count: number;
  readonly selected: boolean;
}

/** The filter panel before it is written. */
export interface Panel {
  readonly price: ProductList['facets']['price'];
  readonly sizes: ProductList['facets']['sizes'];
  readonly groups: readonly {
    readonly id: string;
    readonly handle: string;
    readonly name: string;
    readonly values: readonly CountedValue[];
  }[];
}

/** A card of a list; in a list of models with the other colors of its model, and how many sizes that has. */
export interface ListedModel extends ListedCard {
  readonly variants?: readonly ListedCard[];
  readonly sizes?: number;
}

/** A page of a list before it is written. */
export interface ListPage extends Pick<ProductList, 'total' | 'pieces' | 'page' | 'pages'> {
  readonly cards: readonly ListedModel[];
  /** Absent where the list says nothing of spelling. */
  readonly correctedTerm?: string | null;
  readonly leftOut?: readonly string[];
  readonly termBounds?: ProductList['termBounds'];
  readonly panel?: Panel;
}

/** An object's JSON without its end, written once; the changing part is added behind it. */
function beginnings<T extends object>(plain: (one: T) => object): (one: T) => string {
  const written = new WeakMap<T, string>();
  return (one) => {
    let beginning = written.get(one);
    if (beginning === undefined) {
      beginning = JSON.stringify(plain(one)).slice(0, -1);
      written.set(one, beginning);
    }
    return beginning;
  };
}

const cardBeginning = beginnings((card: StillCard) => card);
const valueBeginning = beginnings(({ handle, name, code }: IndexedValue) => ({
  Handle: handle,
  Name: name,
  Code: code,
}));

const cardJson = ({ still, Available, deliveryDate, wayIn }: ListedCard): string =>
  `${cardBeginning(still)},"Available":${Available},"deliveryDate":${JSON.stringify(deliveryDate)}${wayIn ? `,"wayIn":${JSON.stringify(wayIn)}` : ''}}`;

function modelJson({ variants, sizes, ...card }: ListedModel): string {
  const more = `${variants ? `,"variants":[${variants.map(cardJson).join(',')}]` : ''}${sizes ? `,"sizes":${sizes}` : ''}`;
  return more ? `${cardJson(card).slice(0, -1)}${more}}` : cardJson(card);
}

function panelJson({ price, sizes, groups }: Panel): string {
  const written = groups.map(({ id, handle, name, values }, customOrder) => {
    const head = JSON.stringify({ id, Handle: handle, Name: name, customOrder }).slice(0, -1);
    const list = values.map(
      ({ value, count, selected }) => `${valueBeginning(value)},"count":${count},"selected":${selected}}`,
    );
    return `${head},"Values":[${list.join(',')}]}`;
  });
  return `{"price":${JSON.stringify(price)},"sizes":${JSON.stringify(sizes)},"groups":[${written.join(',')}]}`;
}

const panels = new WeakMap<Panel, string>();

/** A panel is the same on every page of a list and in every order. */
function panelOnce(panel: Panel): string {
  let json = panels.get(panel);
  if (json === undefined) {
    json = panelJson(panel);
    panels.set(panel, json);
  }
  return json;
}

/**
 * A list as the contract's `productList`. The only JSON that is put together by hand: of ten cards and a hundred values
 * nearly all was written before, and `JSON.stringify` of the whole would double a list's cost to the processor
 * (decision 0025). `listing.db.test.ts` reads it back by the contract.
 */
export function serializeList({ cards, panel, ...rest }: ListPage): string {
  const numbers = JSON.stringify(rest).slice(1, -1);
  const facets = panel ? `,"facets":${panelOnce(panel)}` : '';
  return `{"products":[${cards.map(modelJson).join(',')}],${numbers}${facets}}`;
}
