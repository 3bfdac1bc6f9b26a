import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrder, aPayment, changedBySomebody, erpLog, id, openDesk } from './testing';

const bodyOf = ({ input }: { input: unknown }) => Object(input).body;
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const create = 'POST /order/{id}/ordersap';
const cancel = 'POST /payment/cancel/{a}/{b}';

test('shows clients nothing of the desk', async () => {
  const { calls } = openDesk({ role: 'client' });
  await waitFor(() => expect(screen.queryByText('Pagos')).toBeNull());
  expect(calls).toEqual([]);
});

test('the first words to a buyer name the brand they bought from, whichever the desk shows', async () => {
  openDesk({ order: anOrder({ site: 'actual-kids' }) });
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'Te escribo de Actual Kids por tu pedido 200001',
  );
});

test('a guest is called by their real name, and written to', async () => {
  openDesk();
  expect((await screen.findAllByText('Lucía Pech')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Invitado').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: /^lucia ?@example\.com$/ }).getAttribute('href')).toBe(
    'mailto:lucia@example.com',
  );
});

test('leads to the buyer’s service requests about the order, with what each waits for', async () => {
  const requests = [
    { id: 'r1', folio: 'S-12', kind: 'damage', state: 'reported', due: '2026-11-01T18:00:00.000Z' },
    { id: 'r2', folio: 'S-11', kind: 'return', state: 'resolved', due: null },
  ];
  openDesk({ answers: { 'GET /order/{id}/requests': { requests } } });
  const open = await screen.findByRole('link', { name: 'Daño o faltante S-12' });
  expect(open.getAttribute('href')).toBe('/solicitudes/r1');
  expect(screen.getByRole('link', { name: 'Devolución S-11' })).toBeTruthy();
  expect(screen.getByText(/^Venci/)).toBeTruthy();
});

test('an order that a return ended still leads to it', async () => {
  const requests = [{ id: 'r2', folio: 'S-11', kind: 'return', state: 'resolved', due: null }];
  openDesk({
    answers: {
      'POST /order/findbyid/{id}': () => anOrder({ status: 'canceled' }),
      'GET /order/{id}/requests': { requests },
    },
  });
  expect(await screen.findByRole('link', { name: 'Devolución S-11' })).toBeTruthy();
});

test('one press sends an order that SAP refused again, and shows its document', async () => {
  const { called } = openDesk({
    answers: { [create]: { status: 'completed', document: '812', state: 'created', reason: null } },
  });
  expect(await screen.findByText('1 por reintentar')).toBeTruthy();
  expect(screen.getByText('Almacén 02 sin lote')).toBeTruthy();
  press('Reintentar');
  await waitFor(() => expect(called(create)).toHaveLength(1));
  await waitFor(() => expect(called(erpLog).length).toBeGreaterThan(1));
});

test('the ERP’s log and the history are read again when the order’s state changes', async () => {
  let order = anOrder({ status: 'pending-payment', Payments: [] });
  const { called, queryClient } = openDesk({ answers: { 'POST /order/findbyid/{id}': () => order } });
  await screen.findByText('Almacén 02 sin lote');
  await waitFor(() => expect(called(erpLog)).toHaveLength(1));
  order = anOrder();
  await queryClient.invalidateQueries({ queryKey: ['order', id] });
  await waitFor(() => expect(called(erpLog)).toHaveLength(2));
  expect(screen.getByText('Almacén 02 sin lote')).toBeTruthy();
});

test('a second refusal by SAP shows its reason beside the button', async () => {
  openDesk({ answers: { [create]: { status: 'pending-sap', document: null, state: 'parked', reason: 'Sin lote' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('SAP no lo aceptó: Sin lote')).toBeTruthy();
});

test('shows the documents of the ERP and the serial numbers of the pieces', async () => {
  const ProductSeries = [{ ItemCode: 'ST1', seriesNumbers: ['S-1', 'S-2'] }];
  openDesk({
    order: anOrder({
      OrdersSapWeb: [
        { document: '812', createdAt: '2026-11-20T18:40:00Z', invoiceSap: null, PaymentsSapWeb: [], ProductSeries },
      ],
    }),
  });
  expect(await screen.findByText('Orden de venta 812')).toBeTruthy();
  expect(screen.getByText(/ST1: S-1, S-2/)).toBeTruthy();
});

test('books the rest of an order that was made with sixty percent, once', async () => {
  const add = 'POST /order/addpayment/{id}';
  const { called } = openDesk({ answers: { [add]: { ammountPaid: 1_000, due: 0, Payments: [] } } });
  expect((await screen.findAllByText('$400')).length).toBeGreaterThan(0);
  write('Monto', '400');
  press('Registrar pago');
  await waitFor(() => expect(called(add)).toHaveLength(1));
  expect(called(add)[0]).toMatchObject({
    input: { params: { id }, body: { type: 'cash', amount: 400 } },
    options: { idempotencyKey: expect.any(String) },
  });
});

test('offers no payment for an order that is paid', async () => {
  openDesk({ order: anOrder({ ammountPaid: 1_000 }) });
  expect((await screen.findAllByText('Lucía Pech')).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Monto')).toBeNull();
});

test('a payment is canceled after a dialog that says the order’s number, the way back and what follows; refused, the reason stays', async () => {
  const { called } = openDesk({
    role: 'manager',
    answers: { [cancel]: new ApiError(503, 'payment_provider_unavailable', '') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar pago' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancelar un pago del pedido 200001' });
  expect(
    within(dialog).getByText(/Efectivo de \$600.*por entregar en Casos de pago.*el pedido se cancela/),
  ).toBeTruthy();
  write('Motivo', 'Se arrepintió');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar pago' }));
  expect(await screen.findByText(/Mercado Pago no responde/)).toBeTruthy();
  expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Se arrepintió');
  expect(called(cancel).map(bodyOf)).toEqual([{ reason: 'Se arrepintió' }]);
});

test('a manager gives a part of a payment back, and cancels the order; a seller does neither', async () => {
  const part = 'POST /payment/refund/{a}/{b}';
  const { called } = openDesk({
    role: 'manager',
    answers: { [part]: { returned: 50, rest: 550 }, 'POST /order/{id}/cancel': { status: 'canceled' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver una parte' }));
  write('Monto a devolver', '50');
  write('Motivo', 'Rayón en la pata');
  press('Devolver');
  await waitFor(() => expect(called(part).map(bodyOf)).toEqual([{ amount: 50, reason: 'Rayón en la pata' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Cancelar pedido');
  const dialog = screen.getByRole('dialog', { name: 'Cancelar el pedido 200001' });
  write('Motivo', 'Se arrepintió');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }));
  await waitFor(() => expect(called('POST /order/{id}/cancel').map(bodyOf)).toEqual([{ reason: 'Se arrepintió' }]));
  document.body.replaceChildren();
  openDesk({ order: anOrder({ Payments: [aPayment(), aPayment({ id: 'p2' })] }) });
  expect(await screen.findAllByText(/referencia R-1/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Devolver una parte|Cancelar pedido|Cancelar pago/ })).toBeNull();
});

test.each([
  ['Cancelar pedido', 'POST /order/{id}/cancel', 'already_canceled', 'Ya estaba cancelado.'],
  ['Cancelar pago', 'POST /payment/cancel/{a}/{b}', 'already_canceled', 'Ya estaba cancelado.'],
  ['Cancelar pago', 'POST /payment/cancel/{a}/{b}', 'conflict', 'El pago ya no se puede cambiar: revisa su estado.'],
] as const)(
  'whoever presses «%s» second keeps their words, and reads who was first',
  async (words, call, code, said) => {
    let asked = false;
    const refused = () => {
      asked = true;
      throw new ApiError(409, code, '');
    };
    openDesk({
      role: 'manager',
      answers: {
        'POST /order/findbyid/{id}': () =>
          asked
            ? anOrder({
                status: 'canceled',
                statusLabel: 'Cancelado',
                Payments: [aPayment({ status: 'refunded', refunded: 600 })],
              })
            : anOrder(),
        [call]: refused,
        ...changedBySomebody('POST /order/{id}/cancel'),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: words }));
    const dialog = within(screen.getByRole('dialog'));
    write('Motivo', 'Se arrepintió');
    fireEvent.click(dialog.getByRole('button', { name: words }));
    expect(await dialog.findByText(said)).toBeTruthy();
    expect(await dialog.findByText(/Rosa Ek fue: canceló un pedido, 30\/nov\/2026/)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Cancelado').length).toBeGreaterThan(0));
    expect(dialog.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Se arrepintió');
    expect(screen.getAllByRole('button', { name: words })).toHaveLength(1);
  },
);

test.each([
  ['after they read the order are named', 60_000, true],
  ['before that have nothing to do with it', -60_000, false],
])('an amount that is too much: colleagues’ changes %s', async (_which, later, isNamed) => {
  const { called } = openDesk({
    role: 'manager',
    answers: {
      'POST /payment/refund/{a}/{b}': new ApiError(400, 'payment_amount_invalid', ''),
      ...changedBySomebody('POST /payment/refund/{a}/{b}', new Date(Date.now() + later)),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver una parte' }));
  write('Monto a devolver', '500');
  write('Motivo', 'Rayón en la pata');
  press('Devolver');
  await screen.findByText(/^El monto debe ser mayor a cero/);
  await waitFor(() => expect(called('GET /audit/{id}')).toHaveLength(1));
  await (isNamed ? screen.findByText(/Rosa Ek fue:/) : waitFor(() => expect(screen.queryByText(/Rosa Ek/)).toBeNull()));
});

test('whoever cancels an order says where pieces are whose day came with nothing noted; those at the buyer’s are not freed', async () => {
  const cancel = 'POST /order/{id}/cancel';
  const delivery = {
    lines: ['l1', 'l2'],
    pieces: 3,
    state: 'preparing',
    half: null,
    events: [],
    delays: [],
    next: [],
    storage: null,
  };
  const { called } = openDesk({
    role: 'manager',
    order: anOrder({
      Deliveries: [
        { ...delivery, day: '2020-11-20' },
        { ...delivery, lines: ['l3'], day: '2099-01-05' },
        { ...delivery, lines: ['l4'], day: '2020-11-19', state: 'stored' },
      ],
    }),
    answers: { [cancel]: { status: 'canceled' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancelar el pedido 200001' }));
  write('Motivo', 'Se arrepintió');
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  fireEvent.click(dialog.getByRole('radio', { name: 'Con el cliente, o en camino' }));
  expect(dialog.getByText(/se tramita como devolución/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'En el almacén' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar pedido' }));
  await waitFor(() =>
    expect(called(cancel).map(bodyOf)).toEqual([{ reason: 'Se arrepintió', inWarehouse: ['l1', 'l2'] }]),
  );
});

test('offers a seller no button to cancel a payment that pays the order', async () => {
  openDesk();
  expect(await screen.findByText(/referencia R-1/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar pago' })).toBeNull();
});

test('a payment that was refunded already cannot be canceled', async () => {
  openDesk({ order: anOrder({ Payments: [aPayment({ status: 'refunded', refunded: 600 })] }) });
  expect(await screen.findByText('Devuelto')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar pago' })).toBeNull();
});

test('the history has all kinds of events in words, and shows one kind on asking', async () => {
  const event = { state: null, ok: true, ammount: null, text: null, by: null };
  const events = [
    { ...event, id: '4', at: '2026-11-20T19:00:00Z', kind: 'refund', what: 'refund-case', ok: null, ammount: 600 },
    { ...event, id: '3', at: '2026-11-20T18:31:00Z', kind: 'erp', what: 'try', ok: false, text: 'Sin lote' },
    { ...event, id: '2', at: '2026-11-20T18:01:00Z', kind: 'mail', what: 'order-confirmation' },
    {
      ...event,
      id: '1',
      at: '2026-11-20T18:00:00Z',
      kind: 'payment',
      what: 'cash',
      state: 'approved',
      ammount: 600,
      by: 'Laura Cámara',
    },
  ];
  openDesk({ answers: { 'GET /order/{id}/timeline': { events } } });
  const list = await screen.findByRole('list', { name: 'Historial' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringMatching(/Devolución por entregar · \$600En proceso/),
    expect.stringMatching(/SAPFalló.*Sin lote/),
    expect.stringMatching(/Correo de confirmaciónHecho/),
    expect.stringMatching(/Pago: Efectivo · \$600 · Laura CámaraAcreditado/),
  ]);
  press('Correos');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

test('a manager cancels pieces with a reason, and sees first what goes back', async () => {
  const line = {
    id: 'l',
    quantity: 2,
    total: 800,
    Product: { ItemCode: 'ST2', Name: 'Lámpara', url: '/', finish: null },
  };
  const part = { paymentId: 'p1', name: 'Efectivo', card: null, msi: 1, amount: 400, goesTo: 'counter' };
  const shown = { refusal: null, onlyWhole: false, total: 1_000, value: 400, owed: 0, credited: 0, returned: 400 };
  const { called } = openDesk({
    role: 'manager',
    order: anOrder({ Details: [line] }),
    answers: {
      'POST /order/{id}/cancellation/preview': {
        ...shown,
        whole: false,
        lines: [{ id: 'l', quantity: 2, until: '2026-12-03', refusal: null, together: false }],
        parts: [part],
      },
      'POST /order/{id}/cancellation': { status: 'completed', returned: 400, total: 600 },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar artículos' }));
  await screen.findByLabelText(/^Lámpara/);
  fireEvent.change(screen.getByLabelText(/^Lámpara/), { target: { value: '1' } });
  expect(await screen.findByText(/Regresan \$400: \$400 de Efectivo, en mostrador.*queda en \$600/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Cambió de casa' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar artículos' }));
  await waitFor(() =>
    expect(called('POST /order/{id}/cancellation').map(bodyOf)).toMatchObject([
      { lines: [{ id: 'l', quantity: 1 }], total: 1_000, returned: 400, reason: 'Cambió de casa' },
    ]),
  );
});

test('storage that is to be charged before a delivery leaves is what the order waits for', async () => {
  const storage = { since: '2026-12-01', until: '2027-06-01', monthly: 144.33, due: 288.66 };
  const delivery = {
    day: '2027-01-20',
    half: null,
    lines: ['l'],
    pieces: 2,
    events: [],
    delays: [],
    next: [],
    storage,
  };
  const created = { id, folio: '200001', status: 'completed', document: '812', state: 'created', reason: null };
  openDesk({
    order: anOrder({ status: 'completed', ammountPaid: 1_000, Deliveries: [{ ...delivery, state: 'preparing' }] }),
    answers: { [erpLog]: { order: created, logs: [] } },
  });
  expect(await screen.findByText(/^Cobrar el almacenaje, \$288\.66/)).toBeTruthy();
  expect(screen.getByText('Almacenaje por cobrar antes de que salga: $288.66')).toBeTruthy();
});

test('a seller moves a delivery to another day', async () => {
  const days = ['2026-12-08', '2026-12-09'];
  const deliveries = [
    { date: '2026-12-04', state: 'preparing', lines: ['l'], until: '2026-12-02', days, half: null, halves: true },
  ];
  const prepared = {
    day: '2026-12-04',
    half: null,
    lines: ['l'],
    pieces: 2,
    events: [],
    delays: [],
    storage: null,
    state: 'preparing',
    next: [],
  };
  const { called } = openDesk({
    order: anOrder({ Deliveries: [prepared] }),
    answers: {
      'GET /order/{id}/deliverydays': { deliveries },
      'POST /order/{id}/deliveryday': { deliveryDate: '2026-12-09' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar la fecha' }));
  await screen.findByLabelText('Nueva fecha');
  write('Nueva fecha', '2026-12-09');
  write('Horario', 'morning');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cambiar la fecha' }));
  await waitFor(() =>
    expect(called('POST /order/{id}/deliveryday').map(bodyOf)).toEqual([
      { from: '2026-12-04', state: 'preparing', to: '2026-12-09', half: 'morning' },
    ]),
  );
});
