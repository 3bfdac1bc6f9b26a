import { ApiError } from '@actual/shell-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lost, prepareTab } from '../payment/testing';
import { aQuotation, renderTestPage } from '../quotation/testing';
import { AddPackage } from './AddPackage';
import { AddToCart } from './AddToCart';

beforeEach(prepareTab);

const product = { id: 'p', itemCode: 'ST1', name: 'Sofá', url: '/sofa/p', picture: '', price: 800 };
const zipcode = { id: '77500', cp: '77500', municipio: 'Benito Juárez', estado: 'Quintana Roo', extraCost: false };
const create = 'POST /quotation/create';
const addAll = 'POST /quotation/addmultipledetails/{id}';

test.each([
  [
    'a product',
    create,
    <AddToCart key="a" product={product} quantity={1} delivery={null} variant="compact" />,
    'Agregar',
  ],
  [
    'a package',
    addAll,
    <AddPackage key="p" packageId="p1" packageName="Sala" items={[{ productId: 'p', quantity: 1 }]} />,
    'Agregar paquete Sala',
  ],
])('%s whose answer was lost is asked for with the same key until it is known', async (_what, call, element, name) => {
  const { called } = renderTestPage({
    routes: [{ path: '/', element }],
    url: '/',
    initial: { zipcode, quotation: call === addAll ? { id: aQuotation().id, count: 1 } : null } as never,
    answer: async () => lost(),
  });
  const button = await screen.findByRole('button', { name });
  const press = async (times: number) => {
    fireEvent.click(button);
    await waitFor(() => expect(called(call)).toHaveLength(times));
    await waitFor(() => expect(screen.queryByText(/^(Agregando|Creando)$/)).toBeNull());
  };
  await press(1);
  expect(await screen.findByText(/No recibimos respuesta/)).toBeTruthy();
  await press(2);
  const [first, second] = called(call).map(({ options }) => options?.idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a package without a quotation begins one, and a lost answer begins no second', async () => {
  const ours = aQuotation();
  let isLost = true;
  const { called } = renderTestPage({
    routes: [
      {
        path: '/',
        element: <AddPackage packageId="p1" packageName="Sala" items={[{ productId: 'p', quantity: 2 }]} />,
      },
    ],
    url: '/',
    initial: { zipcode, quotation: null } as never,
    answer: async (key) => {
      if (key === addAll && isLost) return lost();
      return ours;
    },
  });
  const button = await screen.findByRole('button', { name: 'Agregar paquete Sala' });
  fireEvent.click(button);
  expect(await screen.findByText(/No recibimos respuesta/)).toBeTruthy();
  isLost = false;
  fireEvent.click(button);
  expect(await screen.findByText('Agregamos 2 piezas a tu cotización.')).toBeTruthy();
  for (const call of [create, addAll]) {
    const keys = called(call).map(({ options }) => options?.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  }
  expect(called(addAll)[1]?.input).toMatchObject({
    params: { id: ours.id },
    body: { package: 'p1', fromOffers: true },
  });
});

test('a refusal is told to the page, whose dates may be old', async () => {
  const refused = jest.fn();
  renderTestPage({
    routes: [
      {
        path: '/',
        element: <AddToCart product={product} quantity={1} delivery={null} variant="compact" onRefused={refused} />,
      },
    ],
    url: '/',
    initial: { zipcode, quotation: null } as never,
    answer: async () => {
      throw new ApiError(409, 'delivery_date_unavailable', '');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Verifique su nueva fecha de entrega y cantidad de piezas')).toBeTruthy();
  expect(refused).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a product',
    <AddToCart key="a" product={product} quantity={1} delivery={null} variant="compact" />,
    'Agregar',
    [create],
  ],
  [
    'a package',
    <AddPackage key="p" packageId="p1" packageName="Sala" items={[{ productId: 'p', quantity: 1 }]} />,
    'Agregar paquete Sala',
    [create, addAll],
  ],
])('%s pressed without a postal code is added as soon as there is one', async (_what, element, name, calls) => {
  const { shell, called } = renderTestPage({
    routes: [{ path: '/', element }],
    url: '/',
    answer: async () => aQuotation(),
  });
  const { ask, set, close } = shell.stores.zipcode.getState();
  const button = await screen.findByRole('button', { name });
  fireEvent.click(button);
  expect(shell.stores.zipcode.getState().asking).toBe(true);
  act(close);
  expect(calls.flatMap(called)).toEqual([]);
  fireEvent.click(button);
  act(() => set(zipcode));
  act(close);
  for (const call of calls) await waitFor(() => expect(called(call)).toHaveLength(1));
  expect(called(create)[0]?.input).toMatchObject({ body: { zipcodeDeliveryId: '77500' } });
  // asked again for its own sake, nothing is added
  act(() => ask());
  act(() => set(zipcode));
  act(close);
  expect(called(create)).toHaveLength(1);
});

test('a piece goes into an open quotation with the postal code of the page, and the header follows the answer', async () => {
  const elsewhere = { ...aQuotation().ZipcodeDelivery, id: '64000', cp: '64000' } as never;
  const { shell, called } = renderTestPage({
    routes: [
      {
        path: '/',
        element: <AddToCart product={product} quantity={1} delivery={null} variant="compact" />,
      },
    ],
    url: '/',
    initial: { zipcode, quotation: { id: aQuotation().id, count: 1 } } as never,
    answer: async () => aQuotation({ ZipcodeDelivery: elsewhere }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar' }));
  await waitFor(() => expect(shell.stores.zipcode.getState().value?.cp).toBe('64000'));
  expect(called('POST /quotation/adddetail/{id}')[0]?.input).toMatchObject({ body: { zipcodeDeliveryId: '77500' } });
});

/** Adds a product; the quotation's page is on its way until `arrive` is called. */
async function addWithSlowQuotation() {
  let arrive = () => {};
  const page = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const { address } = renderTestPage({
    routes: [
      { path: '/', element: <AddToCart product={product} quantity={1} delivery={null} variant="compact" /> },
      { path: '/quotations/edit/:id', element: <h1>Tu cotización</h1>, loader: () => page },
    ],
    url: '/',
    initial: { zipcode, quotation: null } as never,
    answer: async () => aQuotation(),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar' }));
  return { address, arrive: () => arrive() };
}

test.each([
  ['«Seguir viendo»', () => fireEvent.click(screen.getByRole('button', { name: 'Seguir viendo' }))],
  ['«Cerrar»', () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
])('%s pressed while the quotation is opening calls that off', async (_name, stay) => {
  const { address, arrive } = await addWithSlowQuotation();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver' }));
  stay();
  await act(async () => arrive());
  expect(screen.queryByText('Agregado a tu cotización')).toBeNull();
  expect(screen.getByRole('button', { name: 'Agregar' })).toBeTruthy();
  expect(address()).toBe('/');
});

test('the button to the quotation looks busy, and its dialog stays, until the page opens', async () => {
  const { arrive } = await addWithSlowQuotation();
  const go = await screen.findByRole('button', { name: 'Ver' });
  fireEvent.click(go);
  expect(go.dataset.waiting).toBe('');
  expect(screen.getByText('Agregado a tu cotización')).toBeTruthy();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Tu cotización' })).toBeTruthy();
  expect(screen.queryByText('Agregado a tu cotización')).toBeNull();
});
