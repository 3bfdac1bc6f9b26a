import { fireEvent, screen, waitFor } from '@testing-library/react';
import { prepareTab } from '../payment/testing';
import { aQuotation, renderTestPage } from '../quotation/testing';
import { loader } from './loader';
import { OrderRoute } from './OrderRoute';

const moment = '2026-11-20T18:00:00Z';
afterEach(() => jest.useRealTimers());
const address = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'a@b.mx',
  phone: '+529981234567',
  references: '',
  streetName: 'Av. Nader',
  streetNumber: '28',
  interiorNumber: '',
  neighborhood: 'Centro',
  zipCode: '77500',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'Quintana Roo',
  betweenStreets: '',
};
const line = {
  id: 'l',
  quantity: 2,
  total: 800,
  discount: 200,
  discountName: null,
  shipDate: '2026-12-04',
  immediateDelivery: false,
  productSerie: null,
  Product: { id: 'p-1', ItemCode: 'ST1', Name: 'Sofá', url: '/sofa/p-1', picture: '', finish: null },
};
const transfer = {
  id: 'y',
  type: 'spei',
  name: 'Transferencia SPEI',
  ammount: 800,
  msi: 1,
  card: null,
  createdAt: moment,
  status: 'cancelled',
  refunded: 0,
  verificationCode: null,
  terminal: null,
  exchangeRate: null,
};
const lapsed = {
  id: 'o',
  folio: '200001',
  createdAt: moment,
  status: 'canceled',
  statusLabel: 'Cancelado',
  hold: 'own',
  restricted: false,
  Cancellations: [],
  Deliveries: [
    {
      day: '2026-12-04',
      half: null,
      lines: ['l'],
      pieces: 2,
      state: 'preparing',
      next: [],
      events: [],
      delays: [],
      storage: null,
    },
  ],
  Shipments: [],
  Promises: [{ number: 12, kind: 'pedido' }],
  isInvited: true,
  FirstName: 'Ana',
  LastName: 'Ruiz',
  email: 'a@b.mx',
  Address: address,
  subtotal: 1_000,
  discount: 200,
  total: 800,
  ammountPaid: 0,
  Details: [line],
  Payments: [transfer],
  Transfer: null,
  ZipcodeDelivery: '77500',
};
const create = 'POST /quotation/create';

beforeEach(prepareTab);

const open = (order: object) =>
  renderTestPage({
    routes: [{ path: '/checkout/order/:id', loader, Component: OrderRoute }],
    url: '/checkout/order/o',
    answer: async (key) => (key === create ? aQuotation({ totalProducts: 2 }) : order),
  });

test('the articles of a transfer that lapsed are bought again from its order, with one press', async () => {
  const { called } = open(lapsed);
  expect(await screen.findByText('El pago no llegó a tiempo')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Comprar de nuevo lo del pedido 200001' }));
  expect(await screen.findByText('Agregamos 2 piezas a tu cotización.')).toBeTruthy();
  expect(called(create)[0]?.input).toEqual({
    body: { detail: { productId: 'p-1', quantity: 2 }, zipcodeDeliveryId: '77500' },
  });
});

test.each([true, false])('whether delivering costs extra (%s) stands below its price', async (extraCost) => {
  open({ ...lapsed, extraCost });
  expect(await screen.findByText('Envío')).toBeTruthy();
  const words = screen.queryByText(
    /^Tu código postal no es aplicable para envío gratis\. El costo extra no se cobra aquí/,
  );
  expect(words !== null).toBe(extraCost);
});

test.each([
  ['that waits for its transfer', { status: 'pending-payment' }],
  ['that is read by a link', { hold: 'look' }],
])('an order %s is not bought again', async (_what, change) => {
  open({ ...lapsed, ...change });
  await waitFor(() => expect(screen.getByText('Seguir viendo muebles')).toBeTruthy());
  expect(screen.queryByText('Comprar de nuevo')).toBeNull();
});

const paid = { ...lapsed, status: 'completed', statusLabel: 'Procesado', ammountPaid: 800, Payments: [] };

test('a delivery that the store put off says so above the order and in its log, with both choices', async () => {
  const delay = { id: 'd', at: moment, from: '2026-12-02', proposed: '2026-12-04', reason: 'weather', note: '' };
  const [delivery] = lapsed.Deliveries;
  open({ ...paid, Deliveries: [{ ...delivery, delays: [{ ...delay, answer: null, until: '2026-12-03' }] }] });
  expect(await screen.findByText('Perdón: no podemos entregarte el 2/dic/2026')).toBeTruthy();
  expect(screen.getByText(/^No pudimos entregar el 2\/dic\/2026: el clima/)).toBeTruthy();
  const hrefs = ['Elegir el día', 'Cancelar estas piezas'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/checkout/order/o/fecha?entrega=2026-12-04',
    expect.stringMatching(/^\/checkout\/order\/o\/cancelar\?piezas-l=\d+$/),
  ]);
});

test('a delivery that left has no day, place or piece to change any more, and shows its guide with the carrier’s page', async () => {
  const left = { id: 1, state: 'on-the-way', on: '2026-12-03', at: moment, reason: null, newDay: null, corrects: null };
  const guide = { carrier: 'Estafeta', guide: '77', link: 'https://rastreo.example.com/77' };
  open({ ...paid, Deliveries: [{ ...lapsed.Deliveries[0], state: 'on-the-way', events: [{ ...left, ...guide }] }] });
  expect(await screen.findByText('Salió del almacén. Estafeta, guía 77')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Rastrear el envío/ }).getAttribute('href')).toBe(guide.link);
  for (const name of ['Cambiar la fecha', 'Quién recibe y dónde', 'Cancelar artículos'])
    expect(screen.queryByText(name)).toBeNull();
});

test.each([
  ['that is still to come leads to its other days', paid, moment, 1],
  ['that waits for its money has no day to change', { ...lapsed, status: 'pending-payment' }, moment, 0],
  ['whose day has come has none to change', paid, '2026-12-04T18:00:00Z', 0],
])('an order %s', async (_what, order, now, ways) => {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  open(order);
  await screen.findByText('Seguir viendo muebles');
  expect(screen.queryAllByRole('link', { name: 'Cambiar la fecha' })).toHaveLength(ways);
});

test.each([
  ['preparing', '2026-11-26T18:00:00Z', 0],
  ['preparing', '2026-11-27T18:00:00Z', 1],
  ['delivered', '2026-11-26T18:00:00Z', 1],
  ['failed', '2026-12-05T18:00:00Z', 0],
  ['stored', '2026-12-05T18:00:00Z', 0],
])('%s pieces, promised for 4 December: ways to return or report them at %s: %i', async (state, now, ways) => {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  open({ ...paid, Deliveries: [{ ...lapsed.Deliveries[0], state }] });
  await screen.findByText('Seguir viendo muebles');
  expect(screen.queryAllByRole('link', { name: 'Devolver, cambiar o reportar' })).toHaveLength(ways);
});
