import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  client,
  fiscal,
  found,
  guest,
  openPanel,
  order,
  pass,
  refused,
  requested,
  seller,
  valid,
} from './testing-panel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('makes the invoice by a press and says so, and asks nothing before', async () => {
  const { called } = openPanel(client, {
    'GET /invoice/find/': found(),
    'POST /invoice/create/': valid,
  });
  await pass(60_000);
  expect(called('GET /invoice/find/')).toHaveLength(1);
  expect(screen.getByText('XIA190128J61, C.P. 76343')).toBeTruthy();
  fireEvent.click(screen.getByText('Generar factura'));
  await pass(100);
  expect(called('POST /invoice/create/')[0]?.input).toEqual({ body: { order: order.id } });
  expect(screen.getByText('Factura emitida')).toBeTruthy();
});

test('offers the files of its credit notes', async () => {
  const note = {
    status: 'valid',
    relation: '01',
    uuid: 'C7E1',
    folio: 'STUNC-3',
    issuedAt: '2026-11-24T18:00:00Z',
    total: 250,
  };
  openPanel(client, { 'GET /invoice/find/': found({ invoice: { ...valid, creditNotes: [note as never] } }) });
  await pass(100);
  expect(screen.getByText('Nota de crédito STUNC-3')).toBeTruthy();
  expect(screen.getByText('Bonificación · 24/nov/2026 · $250 MXN')).toBeTruthy();
  expect(screen.getByLabelText('Descargar XML, nota de crédito STUNC-3')).toBeTruthy();
});

test('follows an invoice that is not ready at once, until it is', async () => {
  let there = false;
  const { called } = openPanel(client, {
    'GET /invoice/find/': () => found(there ? { invoice: valid } : {}),
    'POST /invoice/create/': () => {
      there = true;
      return requested;
    },
  });
  await pass(0);
  fireEvent.click(screen.getByText('Generar factura'));
  await pass(100);
  expect(screen.getByText('Tu factura está en proceso')).toBeTruthy();
  await pass(3_100);
  expect(screen.getByText('Factura emitida')).toBeTruthy();
  expect(called('POST /invoice/create/')).toHaveLength(1);
});

test('refused by the tax authority: which data, and the way to correct them', async () => {
  openPanel(client, { 'GET /invoice/find/': found({ invoice: refused }) });
  await pass(100);
  expect(screen.getByText('Hubo un error en la generación de la factura')).toBeTruthy();
  expect(screen.getByText(/nombre o razón social y código postal fiscal/)).toBeTruthy();
  expect(screen.getByText('Intentar de nuevo')).toBeTruthy();
  expect(screen.getByText('Modificar datos')).toBeTruthy();
});

test.each([
  [new ApiError(409, 'invoice_not_possible', '', { reason: 'month_over' }), /mismo mes de la compra/],
  [new ApiError(429, 'rate_limited', ''), /Demasiados intentos/],
  [new ApiError(500, 'internal', ''), /Ocurrio un error/],
])('«Error al crear factura» with its reason', async (error, reason) => {
  openPanel(client, { 'GET /invoice/find/': found(), 'POST /invoice/create/': error });
  await pass(0);
  fireEvent.click(screen.getByText('Generar factura'));
  await pass(100);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Error al crear factura')).toBeTruthy();
  expect(within(alert).getByText(reason)).toBeTruthy();
});

test.each([
  ['not_paid', /en cuanto el pedido esté pagado/],
  ['month_over', /mismo mes de la compra/],
] as const)('says why there is no invoice: %s', async (obstacle, words) => {
  openPanel(client, { 'GET /invoice/find/': found({ obstacle }) });
  await pass(0);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('Generar factura')).toBeNull();
});

test.each([
  ['null', '2026-11-03T18:00:00Z', '30/nov/2026'],
  ['fiscal_data_missing', '2028-02-11T18:00:00Z', '29/feb/2028'],
  // still the last day of the month in the store
  ['null', '2027-01-01T03:00:00Z', '31/dic/2026'],
] as const)('an invoice that is not asked for yet (%s), seen at %s, can be until %s', async (obstacle, now, last) => {
  jest.setSystemTime(new Date(now));
  openPanel(client, { 'GET /invoice/find/': found({ obstacle: obstacle === 'null' ? null : obstacle }) });
  await pass(0);
  expect(screen.getByText(new RegExp(`^Puedes pedirla hasta el ${last}`))).toBeTruthy();
});

test('without fiscal data they are asked for first', async () => {
  openPanel(client, {
    'GET /invoice/find/': found({ obstacle: 'fiscal_data_missing' }),
    'GET /me/client/fiscaladdress': { ...fiscal, fiscalAddress: null, isValid: false },
  });
  await pass(0);
  expect(screen.getByText('Agregar datos fiscales')).toBeTruthy();
  expect(screen.queryByText('Generar factura')).toBeNull();
});

test('mails the invoice again once for each address, and says when it was sent', async () => {
  let away = true;
  const { calls } = openPanel(client, {
    'GET /invoice/find/': found({ invoice: { ...valid, sentAt: '2026-11-21T12:00:09Z' } }),
    'POST /invoice/send/': () => (away ? new ApiError(503, 'unavailable', '') : { sent: true, email: 'a@b.mx' }),
  });
  await pass(0);
  expect(screen.getByText(/La enviamos a a@b.mx/)).toBeTruthy();
  fireEvent.click(screen.getByText('Enviar por correo'));
  await pass(500);
  const press = async () => {
    fireEvent.click(screen.getByText('Enviar'));
    await pass(100);
  };
  await press();
  expect(screen.getByText('Hubo un error al enviar la información')).toBeTruthy();
  away = false;
  await press();
  const keys = calls
    .filter(({ key }) => key === 'POST /invoice/send/')
    .map(({ options }) => (options as { idempotencyKey?: string }).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(screen.queryByLabelText('Correo')).toBeNull();
});

test('staff make one for the general public where no fiscal data are kept', async () => {
  const { called } = openPanel(
    seller,
    {
      'GET /invoice/find/': found({ obstacle: 'fiscal_data_missing' }),
      'POST /invoice/create/': valid,
    },
    { ...order, isInvited: true },
  );
  await pass(0);
  fireEvent.click(screen.getByText('Facturar a público en general'));
  await pass(100);
  expect(called('POST /invoice/create/')[0]?.input).toMatchObject({
    body: { fiscal: { LicTradNum: 'XAXX010101000' } },
  });
  expect(called('GET /me/client/fiscaladdress')).toEqual([]);
});

test.each([
  [
    'the guest of an order that waits for its money',
    guest,
    { ...order, isInvited: true, status: 'pending-payment' as const },
  ],
  ['nobody', null, order],
  ['a client who opened the link of another person’s order', client, { ...order, hold: 'look' as const }],
  ['the client of a canceled order', client, { ...order, status: 'canceled' as const }],
])('%s sees nothing of invoices, and nothing is asked', async (_who, user, of) => {
  const { calls } = openPanel(user, {}, of);
  await pass(20_000);
  expect(calls).toEqual([]);
  expect(screen.queryByText('Factura')).toBeNull();
});

test.each([
  ['who bought it', guest, 'own'],
  ['who opened it by the link of a mail', null, 'look'],
] as const)(
  'a guest %s is led to where it is invoiced without an account, and told until when',
  async (_how, user, hold) => {
    const { calls } = openPanel(user, {}, { ...order, isInvited: true, hold });
    await pass(0);
    expect(screen.getByText(/en el mismo mes de la compra/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir mi factura' }).getAttribute('href')).toBe('/facturacion');
    expect(calls).toEqual([]);
  },
);

test('an order that waits for its money says when', async () => {
  const { calls } = openPanel(client, {}, { ...order, status: 'pending-payment' });
  await pass(0);
  expect(screen.getByText('La factura se pide en cuanto el pedido esté pagado.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a client reads a heading over their invoice; staff have the one of their desk', async () => {
  openPanel(client, {}, { ...order, status: 'pending-payment' });
  expect(await screen.findByRole('heading', { name: 'Factura' })).toBeTruthy();
  document.body.replaceChildren();
  openPanel({ ...client, role: 'seller' }, {}, { ...order, status: 'pending-payment' });
  expect(await screen.findByText('La factura se pide en cuanto el pedido esté pagado.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Factura' })).toBeNull();
});
