import { brands, societiesOf } from '@actual/contracts/facts/company/brands';
import { CATEGORY_TREE, type CategoryNode } from './catalog/category-tree';
import { COLORS } from './catalog/colors';
import { FILTERS } from './catalog/filters';
import { demoPackages } from './catalog/package-rows';
import { type DemoProduct, demoProducts } from './catalog/products';
import { PROMOTIONS } from './catalog/promotions';
import { demoRooms, roomRows } from './catalog/room-rows';
import type { DemoRows } from './demo-rows';
import { demoId } from './ids';
import { shopRows } from './shops';
import { BANNERS, type DemoBanner, SITES } from './sites';
import { demoStock } from './stock/stock';
import { CLOSED_EVERY_YEAR, ROUTE_DAYS, WAREHOUSES } from './stock/warehouses';
import { STATES, ZIPCODES } from './stock/zipcodes';

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The brands as sites. */
export const siteRows = () =>
  SITES.map(({ handle, deliveryText, constants }) => ({
    handle,
    name: brands[handle].name,
    theme: handle,
    society: brands[handle].society,
    delivery_text: deliveryText,
    constants: JSON.stringify(constants),
  }));

/** Everything the catalog service owns. `now` dates purchases and promotions. */
export function catalogRows(now: Date): DemoRows {
  const products = demoProducts();
  return [
    ['site', siteRows()],
    ['category', categoryRows(CATEGORY_TREE, 1, null)],
    ['brand', brandNames(products).map((name) => ({ id: demoId('brand', name), name }))],
    ...filterRows(),
    ['promotion', promotionRows(now)],
    ['product_group', groupRows(products)],
    ['product', products.map(productRow)],
    [
      'product_category',
      products.flatMap((product) =>
        product.categories.map((handle) => ({ category_id: demoId('category', handle), product_id: product.id })),
      ),
    ],
    [
      'product_filter_value',
      products.flatMap((product) =>
        product.filterValues.map((value) => ({
          product_id: product.id,
          filter_value_id: demoId('filter_value', value),
        })),
      ),
    ],
    ['banner', bannerRows(products)],
    ...roomRows(demoRooms(products)),
    ...supplyRows(products, now),
    ['shop', shopRows()],
    ['state', Object.entries(STATES).map(([code, name]) => ({ code, name }))],
    [
      'zipcode',
      ZIPCODES.map((zip) => ({
        id: zip.id,
        cp: zip.cp,
        settlements: zip.settlements,
        municipality: zip.municipality,
        city: zip.city,
        state: STATES[zip.stateCode],
        state_code: zip.stateCode,
        zone: zip.zone,
        extra_cost: zip.extraCost,
      })),
    ],
  ];
}

function categoryRows(nodes: readonly CategoryNode[], level: number, parent: string | null): Record<string, unknown>[] {
  return nodes.flatMap((node, position) => {
    const id = demoId('category', node.handle);
    const own = {
      id,
      handle: node.handle,
      name: node.name,
      description: node.description ?? null,
      level,
      parent_id: parent,
      picture: node.picture,
      position,
    };
    return [own, ...categoryRows(node.children ?? [], level + 1, id)];
  });
}

const brandNames = (products: readonly DemoProduct[]): string[] =>
  [...new Set(products.map((product) => product.design.brand))].sort();

function filterRows(): DemoRows {
  const filters = FILTERS.map(({ handle, name }, position) => ({
    id: demoId('filter', handle),
    handle,
    name,
    position,
  }));
  const values = FILTERS.flatMap((filter) => {
    const codes: Record<string, string> = 'codes' in filter ? filter.codes : {};
    return Object.entries(filter.values).map(([handle, name]) => ({
      id: demoId('filter_value', `${filter.handle}:${handle}`),
      filter_id: demoId('filter', filter.handle),
      handle,
      name,
      code: codes[handle] ?? null,
    }));
  });
  return [
    ['filter', filters],
    ['filter_value', values],
  ];
}

const promotionRows = (now: Date) =>
  Object.entries(PROMOTIONS).map(([key, promotion]) => ({
    id: demoId('promotion', key),
    public_name: promotion.publicName,
    has_lm: promotion.hasLm,
    ...discountColumns(promotion.discounts),
    discount_text_pg5: promotion.textPg5 ?? null,
    ends_on: dayAfter(now, promotion.endsInDays),
  }));

const discountColumns = (discounts: readonly number[]) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((group) => [`discount_pg${group}`, discounts[group - 1] ?? 0]));

const groupRows = (products: readonly DemoProduct[]) => [
  ...new Map(products.flatMap(({ groupId, name }) => (groupId ? [[groupId, { id: groupId, name }]] : []))).values(),
];

function productRow(product: DemoProduct): Record<string, unknown> {
  const { design, finish } = product;
  const color = COLORS[finish.color];
  return {
    id: product.id,
    item_code: product.itemCode,
    name: product.name,
    slug: product.slug,
    society: product.society,
    description: product.description,
    main_features: design.features,
    package_content: product.packageContent,
    restrictions: product.restrictions,
    conservation: product.conservation,
    price_cents: product.priceCents,
    promotion_id: product.promotion ? demoId('promotion', product.promotion) : null,
    ...discountColumns(product.promotion ? PROMOTIONS[product.promotion].discounts : []),
    brand_id: demoId('brand', design.brand),
    group_id: product.groupId,
    slow_movement: product.slowMovement,
    // a lamp's guarantee goes by the number of the piece
    has_series: design.care === 'lampara',
    spotlight: product.spotlight,
    sales_count: product.salesCount,
    finish: finish.finish,
    facts: product.facts,
    detailed_color: finish.finish,
    color_name: color.name,
    color_code: color.code,
    size: design.size ?? null,
    tint: finish.tint ?? null,
    width_cm: product.widthCm,
    dimensions: JSON.stringify(product.dimensions),
    weight_kg: design.weightKg,
    packing: product.packing && JSON.stringify(product.packing),
    pictures: product.pictures,
    model: product.model,
    search_text: product.searchText,
  };
}

const bannerRows = (products: readonly DemoProduct[]) =>
  BANNERS.map((banner, position) => ({
    id: demoId('banner', `${banner.site}:${banner.picture}`),
    site: banner.site,
    filename: banner.picture,
    display_url: banner.url,
    display_text: banner.text,
    title: banner.title,
    second_banner: banner.second ?? false,
    position,
    product_id: heroOf(products, banner)?.id ?? null,
  }));

/** The product that a banner shows, as its own site sells it. */
const heroOf = (products: readonly DemoProduct[], banner: DemoBanner) =>
  products.find(
    (product) => product.pictures[0] === banner.picture && societiesOf(banner.site).includes(product.society),
  );

function supplyRows(products: readonly DemoProduct[], now: Date): DemoRows {
  const plenty = new Set([
    ...demoPackages(products).flatMap(({ pieces }) => pieces.map((piece) => piece.product.itemCode)),
    ...BANNERS.map((banner) => heroOf(products, banner)?.itemCode),
  ]);
  const year = now.getUTCFullYear();
  return [
    [
      'warehouse',
      WAREHOUSES.map((one) => ({
        code: one.code,
        name: one.name,
        time_zone: one.timeZone,
        cutoff_hour: one.cutoffHour,
        handling_days: one.handlingDays,
        works_saturday: one.worksSaturday,
        is_cedis: one.isCedis,
      })),
    ],
    [
      'stock_source',
      products.flatMap(({ itemCode }) =>
        demoStock(itemCode, plenty.has(itemCode)).map((stock) => ({
          item_code: itemCode,
          warehouse_code: stock.warehouse,
          received: stock.received,
          purchase_document: stock.purchase?.document ?? null,
          arrives_on: stock.purchase ? dayAfter(now, stock.purchase.inDays) : null,
        })),
      ),
    ],
    [
      'delivery_route',
      Object.entries(ROUTE_DAYS).flatMap(([zone, routes]) =>
        Object.entries(routes).map(([warehouse, days]) => ({ warehouse_code: warehouse, zone, days })),
      ),
    ],
    [
      'closed_day',
      [year, year + 1].flatMap((one) =>
        CLOSED_EVERY_YEAR.map(({ monthDay, reason, warehouse }) => ({
          day: `${one}-${monthDay}`,
          reason,
          warehouse_code: warehouse,
        })),
      ),
    ],
  ];
}
