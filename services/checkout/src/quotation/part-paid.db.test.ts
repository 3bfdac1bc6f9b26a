import { products } from '../../testing/catalog';
import { addPayment, deposit, ledgerOf } from '../../testing/money';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A client's lamp of 899.50 with 400 paid out of the e-wallet. */
async function partPaid() {
  const who = await register(shop.knex);
  await deposit(shop, who.clientId, 40_000);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  return { ...who, shopper, quotation, params: { id: quotation.id } };
}
type Paid = Awaited<ReturnType<typeof partPaid>>;
const line = ({ quotation }: Paid) => quotation.Details[0]?.id ?? '';

const edits: [string, (paid: Paid) => Promise<{ status: number; code: string | undefined }>][] = [
  [
    'another article',
    ({ shopper, params }) =>
      shopper.call('POST /quotation/adddetail/{id}', { params, body: { productId: products.sofa, quantity: 1 } }),
  ],
  [
    'more pieces',
    (paid) =>
      paid.shopper.call('PUT /quotation/updatedetails/{id}', {
        params: paid.params,
        body: { details: [{ id: line(paid), quantity: 2 }] },
      }),
  ],
  [
    'a line taken out',
    (paid) =>
      paid.shopper.call('DELETE /quotation/{id}/removedetail/{detailId}', {
        params: { ...paid.params, detailId: line(paid) },
      }),
  ],
  ['all taken out', ({ shopper, params }) => shopper.call('DELETE /quotation/{id}/removealldetails', { params })],
  [
    'another postal code',
    ({ shopper, params }) =>
      shopper.call('POST /quotation/update/{id}', { params, body: { zipcodeDeliveryId: '06000' } }),
  ],
  [
    'another quotation merged in',
    async ({ shopper, params }) => {
      const { id } = await shopper.quote(products.lamp);
      return shopper.call('POST /quotation/update/{id}', { params, body: { mergeQuotation: id } });
    },
  ],
];

test.each(edits)(
  'once a part is paid, %s is refused with the amount paid, and the quotation stays as it was',
  async (_, edit) => {
    const paid = await partPaid();
    const { status, code, ...more } = await edit(paid);
    expect([status, code]).toEqual([409, 'quotation_part_paid']);
    expect(more).toMatchObject({ details: { paid: 400 } });
    const now = await paid.shopper.call('POST /quotation/findbyid/{id}', { params: paid.params });
    expect(now.body).toMatchObject({ total: 899.5, ammountPaid: 400, Details: [{ quantity: 1 }] });
    expect(now.body.ZipcodeDelivery?.cp).toBe('77500');
  },
);

test('the address in the same postal code may still be corrected; once the part is taken back, everything may change', async () => {
  const { shopper, quotation, params, clientId } = await partPaid();
  expect((await shopper.giveAddress(quotation.id, { streetNumber: '14' })).status).toBe(200);
  expect((await shopper.call('POST /payment/remove/{id}', { params })).body.returned).toBe(400);
  expect(await ledgerOf(shop, clientId)).toBe(40_000);
  const more = { productId: products.lamp, quantity: 2 };
  expect((await shopper.call('POST /quotation/adddetail/{id}', { params, body: more })).status).toBe(200);
});

test('once a part is paid, the rest can be paid although nothing else can be changed', async () => {
  const { shopper, quotation } = await partPaid();
  const paid = await shopper.pay(shop, quotation, 'APRO', { transaction_amount: 499.5 });
  expect(paid.body).toMatchObject({ status: 'approved', data: { remaining: 0 } });
});
