import type { banner, Site, siteInfo } from '@actual/contracts';
import { companyInfo } from '@actual/contracts/facts/company/company-data';
import { weekInWords } from '@actual/contracts/facts/company/hours';
import { site as siteShape } from '@actual/contracts/shapes';
import { readCompany } from '@actual/database/company';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { readShops } from '../shops/shops.queries';
import { storeHoursOf } from '../shops/store-hours';
import { type BannerRow, readBannerRows, readSiteRow } from './site.queries';

type Banner = z.output<typeof banner>;

/** The site of a handle. @throws {AppError} `not_found` */
export function siteOf(handle: string): Site {
  const known = siteShape.safeParse(handle);
  if (!known.success) throw new AppError('not_found');
  return known.data;
}

/** Banners in their order, each with its product's card where the site may show that product. */
export async function bannersOf(
  { cards }: Pick<CatalogDependencies, 'cards'>,
  view: View,
  site: Site,
  rows: readonly BannerRow[],
): Promise<Banner[]> {
  const positions = rows.flatMap((row) => (row.product_id ? (view.shownPosition(site, row.product_id) ?? []) : []));
  const byId = new Map((await cards.read(view, positions)).map((card) => [card.id, card]));
  return rows.map((row) => ({
    id: row.id,
    filename: row.filename,
    displayUrl: row.display_url,
    displayText: row.display_text,
    title: row.title,
    newTab: row.new_tab,
    secondBanner: row.second_banner,
    product: byId.get(row.product_id ?? '') ?? null,
  }));
}

/** The banners that a site shows. */
export const readBanners = async (
  { reads, cards }: Pick<CatalogDependencies, 'reads' | 'cards'>,
  view: View,
  site: Site,
): Promise<Banner[]> => bannersOf({ cards }, view, site, await reads((db) => readBannerRows(db, site)));

/** A site with its banners, delivery text and social links. @throws {AppError} `not_found` */
export async function readSite(
  { reads, cards }: Pick<CatalogDependencies, 'reads' | 'cards'>,
  view: View,
  site: Site,
): Promise<z.output<typeof siteInfo>> {
  const [row, banners, shops, company] = await Promise.all([
    reads((db) => readSiteRow(db, site)),
    readBanners({ reads, cards }, view, site),
    reads(async (db) => (await readShops(db)).filter(({ sites }) => sites.includes(site))),
    reads(readCompany),
  ]);
  if (!row) throw new AppError('not_found');
  const { fb_url = '', instagram_url = '', pinterest_url = '' } = row.constants;
  return {
    handle: row.handle,
    siteName: row.name,
    siteTheme: row.theme,
    deliveryText: row.delivery_text,
    siteConstants: { fb_url, instagram_url, pinterest_url },
    banners,
    bannersOrder: banners.map(({ id }) => id).join(','),
    company: companyInfo(company, storeHoursOf(shops)),
    shops: shops.map(({ id, name, state, week }) => ({ id, name, state, hours: weekInWords(week) })),
    texts: row.texts.length > 0 ? row.texts : undefined,
  };
}
