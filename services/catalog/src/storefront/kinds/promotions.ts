import type { promotionsContent, StorefrontPreview } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/company/brands';
import type { Knex } from '@actual/database';
import { discounted, societiesOf, storeDay, toPesos } from '@actual/domain';
import type { z } from 'zod';
import { applyPromotions } from '../../promotions/keep-promotions';
import { type Kind, repeated, wrong } from './kind';

type Promotions = z.output<typeof promotionsContent>;
type Promotion = Promotions['promotions'][number];

const groups = [1, 2, 3, 4, 5] as const;
/** The percent that a promotion takes off today, by payment group. */
const percentsOf = (promotion: Promotion): number[] =>
  groups.map((group) =>
    promotion.endsOn !== null && promotion.endsOn < storeDay() ? 0 : promotion[`discountPg${group}`],
  );

const columnsOf = ({ publicName, hasLM, discountTextPg5, endsOn, ...one }: Promotion) => ({
  public_name: publicName,
  has_lm: hasLM,
  discount_text_pg5: discountTextPg5,
  ends_on: endsOn,
  ...Object.fromEntries(groups.map((group) => [`discount_pg${group}`, one[`discountPg${group}`]])),
});

const readPromotions = (db: Knex): Promise<Promotion[]> =>
  db('promotion')
    .orderBy(['public_name', 'id'])
    .select<Promotion[]>(
      'id',
      { publicName: 'public_name' },
      { hasLM: 'has_lm' },
      ...groups.map((group) => ({ [`discountPg${group}`]: `discount_pg${group}` })),
      { discountTextPg5: 'discount_text_pg5' },
      { endsOn: 'ends_on' },
    );

interface Example {
  readonly name: string;
  readonly price_cents: number;
}

/** The best-selling piece of a promotion that is of one of these societies. */
const exampleOf = (db: Knex, id: string, societies: readonly string[]): Promise<Example | undefined> =>
  db('product')
    .where({ promotion_id: id, active: true, u_familia: 'SI' })
    .whereIn('society', [...societies])
    .orderBy([{ column: 'sales_count', order: 'desc' }, { column: 'id' }])
    .first<Example | undefined>('name', 'price_cents');

type Prices = Extract<StorefrontPreview, { kind: 'promotions' }>['prices'];

/** A promotion's effect on the prices of each brand. */
async function pricesOf(db: Knex, before: Promotion, after: Promotion): Promise<Prices> {
  const prices: Prices = [];
  for (const site of sites) {
    const example = await exampleOf(db, after.id, societiesOf(site));
    if (!example) continue;
    const by = (promotion: Promotion) =>
      percentsOf(promotion).map((percent) => toPesos(discounted(example.price_cents, percent)));
    prices.push({
      promotion: after.publicName,
      site,
      product: example.name,
      price: toPesos(example.price_cents),
      before: by(before),
      after: by(after),
    });
  }
  return prices;
}

/** The promotions that there are; the prices of their products follow in the same transaction. */
export const promotions: Kind<Promotions> = {
  async read(db) {
    return { kind: 'promotions', promotions: await readPromotions(db) };
  },
  async check(db, content) {
    const ids = content.promotions.map(({ id }) => id);
    const known = await db('promotion').pluck<string[]>('id');
    const odd = content.promotions.filter(({ id }) => !known.includes(id) || repeated(ids).includes(id));
    if (odd.length > 0)
      throw wrong(
        'promotions',
        odd.map(({ publicName }) => publicName),
      );
  },
  async write(trx, _store, content) {
    for (const promotion of content.promotions)
      await trx('promotion').where({ id: promotion.id }).update(columnsOf(promotion));
    await applyPromotions(trx, storeDay());
  },
  async preview({ db }, content) {
    const stored = new Map((await readPromotions(db)).map((one) => [one.id, one]));
    const prices: Prices = [];
    for (const after of content.promotions) {
      const before = stored.get(after.id);
      if (before && percentsOf(before).join() !== percentsOf(after).join())
        prices.push(...(await pricesOf(db, before, after)));
    }
    return { kind: content.kind, prices };
  },
};
