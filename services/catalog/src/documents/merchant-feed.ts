import type { ProductCard, Site } from '@actual/contracts';
import { variantName } from '@actual/contracts/facts/catalog/variant-name';
import { storeDay } from '@actual/domain';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { has } from '../product-index/bits';
import { type FeedRow, readFeedRows } from './documents.queries';
import { batches, listedPositions } from './listed-products';
import { element, escapeXml, xmlHead } from './xml';

const batchSize = 250;
const longest = { title: 150, description: 5_000 };
/** Pictures beside the first, at most. */
const morePictures = 9;

const money = (pesos: number): string => `${pesos.toFixed(2)} MXN`;

/** `Salas > Sofás`: the deepest category of a product with those above it. */
function productType(view: View, position: number): string {
  const { categories } = view.index;
  const own = [...categories.values()].filter(({ bits }) => has(bits, position));
  const deepest = own.sort((a, b) => b.level - a.level || a.position - b.position)[0];
  const byId = new Map(own.map((category) => [category.id, category]));
  const names: string[] = [];
  for (let at = deepest; at; at = byId.get(at.parentId ?? '')) names.unshift(at.name);
  return names.join(' > ');
}

interface Item {
  card: ProductCard;
  row: FeedRow;
  type: string;
  origin: string;
  today: string;
}

/** The crossed-out price is the price and the present one the sale, as the page shows them; until when, if it ends. */
function prices({ card, row, today }: Item): string {
  if (card.priceBefore === null) return element('g:price', money(card.DiscountPrice));
  const until =
    row.ends_on && row.ends_on >= today
      ? element('g:sale_price_effective_date', `${today}T00:00-0500/${row.ends_on}T23:59-0500`)
      : '';
  return element('g:price', money(card.priceBefore)) + element('g:sale_price', money(card.DiscountPrice)) + until;
}

function itemXml(item: Item): string {
  const { card, row, type, origin } = item;
  const title = variantName(card.Name, { finish: card.finish, size: row.size, others: row.group_id !== null });
  const [first, ...others] = row.pictures.map((stem) => `${origin}/pictures/${stem}-1000.webp`);
  return [
    '<item>',
    element('g:id', card.ItemCode),
    element('title', title.slice(0, longest.title)),
    element('description', (row.description || card.Name).slice(0, longest.description)),
    element('link', origin + card.url),
    element('g:image_link', first),
    ...others.slice(0, morePictures).map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', card.Available > 0 ? 'in_stock' : 'out_of_stock'),
    prices(item),
    element('g:brand', row.brand),
    element('g:condition', 'new'),
    row.gtin ? element('g:gtin', row.gtin) : element('g:identifier_exists', 'no'),
    `<g:shipping>${element('g:country', 'MX')}${element('g:price', money(0))}</g:shipping>`,
    element('g:item_group_id', row.group_id),
    element('g:color', row.color_name),
    element('g:size', row.size),
    element('g:product_type', type),
    '</item>\n',
  ].join('');
}

/** Everything a site lists that has a picture, for shopping engines: RSS 2.0 with Google's names, written as it is read. */
export async function* merchantFeed(
  { reads, cards }: Pick<CatalogDependencies, 'reads' | 'cards'>,
  view: View,
  { site, origin, title, now }: { site: Site; origin: string; title: string; now: Date },
): AsyncGenerator<string> {
  yield `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element('title', title)}${element('link', origin)}<description>${escapeXml(title)}: muebles y decoración en México</description>\n`;
  const today = storeDay(now);
  for (const positions of batches(listedPositions(view, site), batchSize)) {
    const found = await cards.read(view, positions);
    const rows = await reads((db) =>
      readFeedRows(
        db,
        found.map(({ id }) => id),
      ),
    );
    yield found
      .map((card) => {
        const row = rows.get(card.id);
        const position = view.index.positionOfId.get(card.id);
        // shopping engines refuse a product without a picture
        if (!row || position === undefined || row.pictures.length === 0) return '';
        return itemXml({ card, row, type: productType(view, position), origin, today });
      })
      .join('');
  }
  yield '</channel>\n</rss>\n';
}
