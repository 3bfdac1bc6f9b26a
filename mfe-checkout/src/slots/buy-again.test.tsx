import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lost, prepareTab } from '../payment/testing';
import { aQuotation, renderTestPage } from '../quotation/testing';
import { BuyAgain } from './BuyAgain';

beforeEach(prepareTab);

const create = 'POST /quotation/create';
const add = 'POST /quotation/adddetail/{id}';
const item = (productId: string, name: string) => ({ productId, itemCode: `C-${productId}`, name, quantity: 2 });
const items = [item('a', 'Sofá'), item('b', 'Lámpara')];
const quotation = aQuotation({ totalProducts: 4 });
type Answer = (key: string, input: { body: { productId: string } }) => Promise<unknown>;

const open = (answer: Answer, active: string | null = null) =>
  renderTestPage({
    routes: [{ path: '/', element: <BuyAgain folio="200123" items={items} zipcodeDeliveryId="97000" /> }],
    url: '/',
    initial: { quotation: active ? { id: active, count: 1 } : null } as never,
    answer: answer as never,
  });
const press = async () => fireEvent.click(await screen.findByRole('button', { name: /Comprar de nuevo/ }));

test('without a quotation the first article begins one where the order went, the others follow', async () => {
  const { called, shell } = open(async () => quotation);
  await press();
  expect(await screen.findByText(/Agregamos 4 piezas/)).toBeTruthy();
  expect(called(create).map(({ input }) => input)).toEqual([
    { body: { detail: { productId: 'a', quantity: 2 }, zipcodeDeliveryId: '97000' } },
  ]);
  expect(called(add).map(({ input }) => input)).toEqual([
    { params: { id: quotation.id }, body: { productId: 'b', quantity: 2 } },
  ]);
  expect(shell.stores.quotation.getState()).toMatchObject({ id: quotation.id, count: 4 });
});

test('names the products that are gone, and adds the rest', async () => {
  open(async (key, { body }) => {
    if (key === add && body.productId === 'a') throw new ApiError(409, 'insufficient_stock', '');
    return quotation;
  }, quotation.id);
  await press();
  expect(await screen.findByText(/Agregamos 2 piezas/)).toBeTruthy();
  expect(screen.getByText('No hay stock disponible de los siguientes productos: Sofá (C-a)')).toBeTruthy();
});

test('where no product can be bought again the reason is said and no quotation is begun', async () => {
  const { shell } = open(async () => {
    throw new ApiError(404, 'product_not_found', '');
  });
  await press();
  expect(await screen.findByText('Producto no encontrado')).toBeTruthy();
  expect(shell.stores.quotation.getState().id).toBeNull();
});

test('a quotation that was ordered meanwhile is left, a new one is begun', async () => {
  const { called } = open(async (key, { body }) => {
    if (key === add && body.productId === 'a') throw new ApiError(409, 'quotation_ordered', '');
    return quotation;
  }, 'f'.repeat(32));
  await press();
  expect(await screen.findByText(/Agregamos 4 piezas/)).toBeTruthy();
  expect(called(create)).toHaveLength(1);
});

test('after a lost answer every article keeps its key', async () => {
  const { called } = open(async (_key, { body }) => (body.productId === 'b' ? lost() : quotation), quotation.id);
  await press();
  await screen.findByText(/No recibimos respuesta/);
  await press();
  await waitFor(() => expect(called(add)).toHaveLength(4));
  const keys = called(add).map(({ options }) => options?.idempotencyKey);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  expect(new Set(keys).size).toBe(2);
});
