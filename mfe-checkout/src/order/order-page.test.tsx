import { ApiError } from '@actual/shell-contract';
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
  Deliveries: [{ day: '2026-12-04', half: null, lines: ['l'], pieces: 2, state: 'preparing', next: [], events: [] }],
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
const other = {
  date: '2026-12-04',
  lines: ['l'],
  until: '2026-12-02',
  days: ['2026-12-08', '2026-12-09'],
  half: null,
  halves: false,
};

/** A paid order whose deliveries are these, looked at on a day before they come; a move is answered as given. */
function openPaid(deliveries: object[], moved?: () => object, now = moment) {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  return renderTestPage({
    routes: [{ path: '/checkout/order/:id', loader, Component: OrderRoute }],
    url: '/checkout/order/o',
    answer: async (key) => {
      if (key === 'GET /order/{id}/deliverydays') return { deliveries };
      return key === 'POST /order/{id}/deliveryday' ? moved?.() : paid;
    },
  });
}
const askDays = async () => fireEvent.click(await screen.findByRole('button', { name: 'Cambiar la fecha' }));

test('a delivery is moved to another day that is on offer', async () => {
  const { called } = openPaid([other], () => ({ deliveryDate: '2026-12-09' }));
  await askDays();
  expect(await screen.findByRole('group', { name: 'En lugar del viernes 4/dic/2026' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /9\/dic\/2026/ }));
  fireEvent.submit(screen.getByRole('radio', { name: /9\/dic\/2026/ }).closest('form') as HTMLFormElement);
  await waitFor(() => expect(called('POST /order/{id}/deliveryday')).toHaveLength(1));
  expect(called('POST /order/{id}/deliveryday')[0]?.input).toEqual({
    params: { id: 'o' },
    body: { from: '2026-12-04', to: '2026-12-09', half: null },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('of two deliveries the one that is chosen is moved', async () => {
  const late = { ...other, date: '2026-12-20', lines: ['m'], until: '2026-12-18', days: ['2026-12-22'] };
  const { called } = openPaid([other, late], () => ({ deliveryDate: '2026-12-22' }));
  await askDays();
  fireEvent.click(await screen.findByRole('radio', { name: /20\/dic\/2026/ }));
  fireEvent.click(screen.getByRole('radio', { name: /22\/dic\/2026/ }));
  fireEvent.submit(screen.getByRole('radio', { name: /22\/dic\/2026/ }).closest('form') as HTMLFormElement);
  await waitFor(() =>
    expect(called('POST /order/{id}/deliveryday')[0]?.input).toMatchObject({
      body: { from: '2026-12-20', to: '2026-12-22' },
    }),
  );
});

test('where its route has halves, the same day is moved to another half of it; the half it has is no change', async () => {
  const { called } = openPaid([{ ...other, half: 'morning', halves: true }], () => ({ deliveryDate: '2026-12-04' }));
  await askDays();
  const same = await screen.findByRole('radio', { name: /^El mismo día/ });
  fireEvent.click(same);
  const send = () => fireEvent.submit(same.closest('form') as HTMLFormElement);
  send();
  expect(called('POST /order/{id}/deliveryday')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^Por la tarde/ }));
  send();
  await waitFor(() => expect(called('POST /order/{id}/deliveryday')).toHaveLength(1));
  expect(called('POST /order/{id}/deliveryday')[0]?.input).toMatchObject({
    body: { from: '2026-12-04', to: '2026-12-04', half: 'afternoon' },
  });
});

test('a delivery that is too near says so, and whom to call', async () => {
  openPaid([{ ...other, until: null, days: [] }]);
  await askDays();
  expect(await screen.findByText('Esta fecha ya no se puede cambiar aquí')).toBeTruthy();
});

test('a day that somebody else’s change took away is said, and the choice stays', async () => {
  openPaid([other], () => {
    throw new ApiError(409, 'delivery_date_unavailable', '');
  });
  await askDays();
  const choice = await screen.findByRole('radio', { name: /8\/dic\/2026/ });
  fireEvent.click(choice);
  fireEvent.submit(choice.closest('form') as HTMLFormElement);
  expect(await screen.findByText('Ese día ya no está disponible. Elige otro.')).toBeTruthy();
});

test('a delivery that left has no day, place or piece to change any more, and shows its guide with the carrier’s page', async () => {
  const left = { id: 1, state: 'on-the-way', on: '2026-12-03', at: moment, reason: null, newDay: null };
  const guide = { carrier: 'Estafeta', guide: '77', link: 'https://rastreo.example.com/77' };
  open({ ...paid, Deliveries: [{ ...lapsed.Deliveries[0], state: 'on-the-way', events: [{ ...left, ...guide }] }] });
  expect(await screen.findByText('Salió del almacén. Estafeta, guía 77')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Rastrear el envío/ }).getAttribute('href')).toBe(guide.link);
  for (const name of ['Cambiar la fecha', 'Quién recibe y dónde', 'Cancelar artículos'])
    expect(screen.queryByText(name)).toBeNull();
});

test('an order that waits for its money has no day to change', async () => {
  open({ ...lapsed, status: 'pending-payment' });
  await screen.findByText('Seguir viendo muebles');
  expect(screen.queryByRole('button', { name: 'Cambiar la fecha' })).toBeNull();
});

test('an order whose day has come has none to change', async () => {
  openPaid([], undefined, '2026-12-04T18:00:00Z');
  await screen.findByText('Seguir viendo muebles');
  expect(screen.queryByRole('button', { name: 'Cambiar la fecha' })).toBeNull();
});
