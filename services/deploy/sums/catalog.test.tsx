import { type CardRow, plansOf, stillCard } from '@actual/catalog-service/src/cards/card';
import { discounted, monthly, type PaymentGroup, toPesos } from '@actual/domain';
import { PlanCells, PlanTable } from '@actual/mfe-catalog/src/product/buying/PaymentPlans';
import { PlanDetails } from '@actual/mfe-catalog/src/product/details/PlanDetails';
import { Card } from '@actual/mfe-catalog/src/shared/Card';
import { cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import { anyPurchase, type Purchase } from './any-purchase';
import { showInBrand } from './open-pages';
import { amountsOn } from './read-money';

/** The first piece of a purchase as the catalog reads it. */
function rowOf({ lines: [line] }: Purchase): CardRow {
  if (!line) throw new Error('a purchase has a line');
  const [discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5] = line.discounts;
  return {
    id: 'p',
    item_code: 'ST1',
    name: 'Mueble',
    slug: 'mueble',
    pictures: [],
    finish: null,
    facts: null,
    price_cents: line.unitPrice,
    discount_price_cents: discounted(line.unitPrice, discount_pg1),
    discount_pg1,
    discount_pg2,
    discount_pg3,
    discount_pg4,
    discount_pg5,
    width_cm: null,
    tint: null,
    color_name: null,
    color_code: null,
    size: null,
    slow_movement: false,
    is_package: false,
    colors: null,
  };
}
const holds = (check: (purchase: Purchase) => Promise<void>) =>
  fc.assert(fc.asyncProperty(anyPurchase, check), { numRuns: 60 });

afterEach(cleanup);

test('a card says the price, the one before and its longest plan with the total of its own', () =>
  holds(async (purchase) => {
    cleanup();
    const row = rowOf(purchase);
    const card = { ...stillCard(row), Available: 9, deliveryDate: null };
    const { container } = await showInBrand(purchase.site, <Card product={card} />);
    const longest = plansOf(row.price_cents, purchase.lines[0]?.discounts ?? [0, 0, 0, 0, 0]).at(-1);
    const price = discounted(row.price_cents, row.discount_pg1);
    const said = price < row.price_cents ? [price, row.price_cents] : [price];
    const plan = longest && longest.months > 1 ? [monthly(longest.total, longest.months), longest.total] : [];
    // once for screen readers, once for the eye
    expect(amountsOn(container)).toEqual([...said, ...said, ...plan]);
  }));

test('a product’s plans show the charge of each group, wherever they stand', () =>
  holds(async (purchase) => {
    cleanup();
    const { price_cents } = rowOf(purchase);
    const discounts = purchase.lines[0]?.discounts ?? [0, 0, 0, 0, 0];
    const plans = plansOf(price_cents, discounts).map((plan) => ({
      group: plan.group,
      months: plan.months,
      name: plan.groupName,
      discount: plan.discount,
      monthly: toPesos(monthly(plan.total, plan.months)),
      total: toPesos(plan.total),
      minimum: 0,
    }));
    const { container } = await showInBrand(
      purchase.site,
      <>
        <PlanTable plans={plans} />
        <PlanCells plans={plans} months={12} />
        <PlanDetails plans={plans} price={toPesos(price_cents)} />
      </>,
    );
    const charged = plans.map(({ group }) => discounted(price_cents, discounts[(group as PaymentGroup) - 1] ?? 0));
    const allowed = new Set(
      charged.flatMap((total, at) => [total, monthly(total, plans[at]?.months ?? 1), price_cents - total]),
    );
    const said = amountsOn(container);
    expect(said.filter((amount) => !allowed.has(amount))).toEqual([]);
    for (const total of charged) expect(said).toContain(total);
  }));
