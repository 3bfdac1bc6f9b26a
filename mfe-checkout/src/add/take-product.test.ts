import { type ActiveQuotation, ApiError, createStores, QueryClient, type Zipcode } from '@actual/shell-contract';
import { aQuotation } from '../quotation/testing';
import { takeProduct } from './take-product';

const zone = { id: '77500', cp: '77500', municipio: 'Benito Juárez', estado: 'Quintana Roo', extraCost: false };
const ours = aQuotation({ totalProducts: 1 });
const create = 'POST /quotation/create';
const add = 'POST /quotation/adddetail/{id}';
const find = 'GET /shipping/zipcodedelivery';

interface Visit {
  typed?: string;
  quotation?: ActiveQuotation;
  zipcode?: Zipcode;
  answer?: (key: string) => unknown;
}
/** Sends the form of a product; returns the calls, the result and the stored cookies. */
async function send({ typed, quotation, zipcode, answer = (key) => (key === find ? zone : ours) }: Visit) {
  const calls: { key: string; input: unknown }[] = [];
  const api = async (key: string, input: unknown) => {
    calls.push({ key, input });
    return answer(key);
  };
  const cookies: Record<string, string | null> = {};
  const stores = createStores(
    { user: null, quotation: quotation ?? null, zipcode: zipcode ?? null },
    (name, value) => void Object.assign(cookies, { [name]: value }),
  );
  const fields = new FormData();
  fields.set('product', 'p');
  if (typed) fields.set('zipcode', typed);
  const shell = { api, queryClient: new QueryClient(), stores };
  const became = await takeProduct({ shell, fields } as unknown as Parameters<typeof takeProduct>[0]);
  return { calls, became, cookies };
}
const refuses =
  (code: 'quotation_ordered' | 'zipcode_out_of_coverage' | 'insufficient_stock', at: string) => (key: string) => {
    if (key === at) throw new ApiError(409, code, '');
    return key === find ? zone : ours;
  };
const toQuotation = { to: `/quotations/edit/${ours.id}`, status: 303 };

test('adding the first piece starts a quotation for the postal code, and the next page knows both', async () => {
  const { calls, became, cookies } = await send({ typed: ' 77500 ' });
  expect(calls).toEqual([
    { key: find, input: { query: { zipcode: '77500' } } },
    { key: create, input: { body: { detail: { productId: 'p', quantity: 1 }, zipcodeDeliveryId: '77500' } } },
  ]);
  expect(became).toMatchObject(toQuotation);
  expect(cookies).toEqual({ cp: '77500', cotizacion: `${ours.id}.1` });
});

test('the next one goes into it; one that was ordered meanwhile is left', async () => {
  const quotation = { id: 'q', count: 1 };
  expect((await send({ quotation })).calls.map(({ key }) => key)).toEqual([add]);
  const { calls, became } = await send({ quotation, zipcode: zone, answer: refuses('quotation_ordered', add) });
  expect(calls.map(({ key }) => key)).toEqual([add, create]);
  expect(became).toMatchObject(toQuotation);
});

test.each([
  ['no postal code', {}, 'El código postal no es valido'],
  ['no such thing', { typed: '775' }, 'El código postal no es valido'],
  ['nobody goes there', { typed: '99999', answer: refuses('zipcode_out_of_coverage', find) }, /fuera de nuestra área/],
])('%s: what was typed stays, and nothing begins', async (_what, visit: Visit, text) => {
  const { calls, became } = await send(visit);
  expect(became).toMatchObject({ sent: false, values: { product: 'p', zipcode: visit.typed ?? '' } });
  expect(became).toMatchObject({ errors: { zipcode: expect.stringMatching(text) } });
  expect(calls.filter(({ key }) => key !== find)).toEqual([]);
});

test('a piece that is sold out is said', async () => {
  const { became } = await send({ zipcode: zone, answer: refuses('insufficient_stock', create) });
  expect(became).toMatchObject({ sent: false, refused: expect.stringContaining('disponibilidad') });
});
