import type { Site } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { homeCarousel, homePromotion, homeRows } from '@actual/contracts/facts/catalog/home-page';
import { societiesOf, toPesos } from '@actual/domain';
import { childrenOf, mainCategories } from '../category/read-category';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { type Bits, bitsWhere, intersection } from '../product-index/bits';
import { nextPromotionEnd, readBannerRows } from './site.queries';

type Featured = Reply<'GET /featuredproduct/{id}'>;

/** A shop with one main category, such as Kids, shows the categories below it. */
function homeCategories(view: View, site: Site) {
  const main = mainCategories(view, site);
  const [only] = main;
  const below = main.length === 1 && only ? childrenOf(view, site, only) : [];
  return below.length > 0 ? below : main;
}

const promotedOf = (view: View, site: Site): Bits =>
  intersection(
    view.listed(site),
    bitsWhere(
      view.index.products,
      ({ discount }) => discount >= homePromotion.percent.from && discount <= homePromotion.percent.to,
    ),
  );

/** Cm from which somebody asks whether a piece goes through the door: nobody asks it of a rug. It is wider than high. */
const asksForDoor = { width: 120, height: 60 } as const;
/** Those of some that are as large; the index has hundredths of a centimeter. */
const largeOf = ({ index: { sizes } }: View, some: Bits): Bits =>
  intersection(
    some,
    bitsWhere(sizes.width, (width) => width >= asksForDoor.width * 100),
    bitsWhere(
      Array.from(sizes.height, (height, at) => height >= asksForDoor.height * 100 && height <= (sizes.width[at] ?? 0)),
      Boolean,
    ),
  );

/** Products of which no color or size is among those at `positions`. */
function bitsBeside(view: View, positions: readonly number[]): Bits {
  const { products } = view.index;
  const taken = new Set(positions.map((position) => products[position]?.groupId ?? products[position]?.id));
  return bitsWhere(products, (product) => !taken.has(product.groupId ?? product.id));
}

/**
 * Home page of a site: best sellers by category, the promo widget, a piece that nothing else of the page shows, until
 * when offers run and the lowest price; with a delivery zip each card has its earliest day there.
 */
export async function readFeatured(
  { reads, cards }: Pick<CatalogDependencies, 'reads' | 'cards'>,
  view: View,
  site: Site,
  zipcodeDeliveryId?: string,
): Promise<Featured> {
  const listed = view.listed(site);
  const carousels: Featured['carousels'] = [];
  const banners = await reads((db) => readBannerRows(db, site));
  const inBanners = banners.flatMap((row) => (row.product_id ? (view.shownPosition(site, row.product_id) ?? []) : []));
  const inRows: number[][] = [];
  for (const category of homeCategories(view, site)) {
    const best = view.firstOfGroups(
      intersection(listed, category.bits),
      { key: 'salesCount', direction: 'DESC' },
      homeCarousel.most,
    );
    if (best.length < homeCarousel.least) continue;
    if (best.length >= homeRows.products) inRows.push(best);
    carousels.push({
      title: `Lo más vendido en ${category.name.toLowerCase()}`,
      text: category.description ?? '',
      href: `/category/${category.handle}`,
      products: await cards.read(view, best, zipcodeDeliveryId),
    });
  }
  const putForward = { key: 'spotlight', direction: 'DESC' } as const;
  const teasers = intersection(promotedOf(view, site), bitsBeside(view, inBanners));
  const promoted = view.firstOfGroups(teasers, putForward, homePromotion.products);
  const promo = await cards.read(view, promoted, zipcodeDeliveryId);
  const shown = [...inBanners, ...promoted, ...inRows.slice(0, homeRows.most).flat()];
  const free = intersection(listed, bitsBeside(view, shown));
  const large = view.first(largeOf(view, free), putForward, 1);
  const alone = large.length > 0 ? large : view.first(free, putForward, 1);
  const [piece = null] = await cards.read(view, alone, zipcodeDeliveryId);
  const lowest = view.lowestPrice(listed);
  return {
    carousels,
    promo: promo.map((card) => ({ ...card, promoDiscount: card.Discount })),
    piece,
    offersUntil: await reads((db) => nextPromotionEnd(db, societiesOf(site))),
    fromPrice: lowest === null ? null : toPesos(lowest),
  };
}
