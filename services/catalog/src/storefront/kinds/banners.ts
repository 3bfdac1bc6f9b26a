import type { bannersContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { z } from 'zod';
import { bannersOf, siteOf } from '../../site/read-site';
import { unknownPictures, usePictures } from '../pictures/pictures';
import { type Kind, repeated, wrong } from './kind';

type Banners = z.output<typeof bannersContent>;

const picturesOf = ({ banners }: Banners): string[] => banners.map(({ picture }) => picture);

/** Ids of products by their item codes. */
async function idsOf(db: Knex, { banners }: Banners): Promise<ReadonlyMap<string, string>> {
  const codes = banners.flatMap(({ itemCode }) => itemCode ?? []);
  const rows = await db('product')
    .whereIn('item_code', codes)
    .select<{ id: string; item_code: string }[]>('id', 'item_code');
  return new Map(rows.map(({ id, item_code }) => [item_code, id]));
}

/** Rows of the table, in their order. */
const rowsOf = ({ banners }: Banners, ids: ReadonlyMap<string, string>) =>
  banners.map(({ id, picture, title, text, href, newTab, second, itemCode }) => ({
    id,
    filename: picture,
    title,
    display_text: text,
    display_url: href,
    new_tab: newTab,
    second_banner: second,
    product_id: ids.get(itemCode ?? '') ?? null,
  }));

/** The first screen of a brand's home page: its pictures, words and ways, in their order. */
export const banners: Kind<Banners> = {
  async read(db, site) {
    const rows = await db('banner as b')
      .leftJoin('product as p', 'p.id', 'b.product_id')
      .where('b.site', site)
      .orderBy(['b.position', 'b.id'])
      .select<Banners['banners']>(
        'b.id',
        'b.title',
        { picture: 'b.filename' },
        { text: 'b.display_text' },
        { href: 'b.display_url' },
        { newTab: 'b.new_tab' },
        { second: 'b.second_banner' },
        { itemCode: 'p.item_code' },
      );
    return { kind: 'banners', banners: rows };
  },
  async check(db, content) {
    const ids = await idsOf(db, content);
    const codes = content.banners.flatMap(({ itemCode }) => (itemCode && !ids.has(itemCode) ? itemCode : []));
    if (codes.length > 0) throw wrong('itemCode', codes);
    const pictures = await unknownPictures(db, picturesOf(content));
    if (pictures.length > 0) throw wrong('picture', pictures);
    const twice = repeated(content.banners.map(({ id }) => id));
    if (twice.length > 0) throw wrong('id', twice);
  },
  async write(trx, site, content) {
    const rows = rowsOf(content, await idsOf(trx, content));
    await trx('banner').where({ site }).delete();
    if (rows.length > 0) await trx('banner').insert(rows.map((row, position) => ({ ...row, site, position })));
  },
  async preview({ db, cards, view }, content, subject) {
    const rows = rowsOf(content, await idsOf(db, content));
    return { kind: content.kind, banners: await bannersOf({ cards }, view, siteOf(subject), rows) };
  },
  keep: (trx, content) => usePictures(trx, picturesOf(content)),
};
