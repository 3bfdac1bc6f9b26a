import type { DeliveryEvent, Order, OrderDelivery, RequestShipment } from '@actual/contracts';
import { lostTransfer } from './cancel/Canceled';
import { eventText } from './deliveries/delivery-words';
import { lineText, seriesText } from './order-words';
import { stages } from './Timeline';

const delivery = (day: string, pieces: number, ...events: Partial<DeliveryEvent>[]) =>
  ({
    day,
    half: null,
    pieces,
    lines: ['l'],
    state: events.at(-1)?.state ?? 'preparing',
    events,
    delays: [],
    storage: null,
    next: [],
  }) as OrderDelivery;
const order = (status: Order['status'], Deliveries: OrderDelivery[], Shipments: RequestShipment[] = []) =>
  ({
    status,
    createdAt: '2026-11-21T10:00:00Z',
    total: 800,
    ammountPaid: 800,
    Deliveries,
    Shipments,
  }) as unknown as Order;

test('a mistake and its correction read as such, beside what really happened', () => {
  const event = (id: number, state: DeliveryEvent['state'], corrects: number | null = null) =>
    ({ id, state, corrects, reason: null, newDay: null }) as DeliveryEvent;
  const all = [event(1, 'on-the-way'), event(2, 'delivered'), event(3, 'on-the-way', 2)];
  expect(all.map((one) => eventText(one, all))).toEqual([
    'Salió del almacén',
    'Entregada (se anotó por error)',
    'Corrección: se anotó por error «Entregada». Antes de eso: Salió del almacén',
  ]);
});

test('each delivery says how far it is, soonest first', () => {
  const left = delivery('2026-11-28', 1, { state: 'on-the-way', on: '2026-11-28' });
  const texts = stages(order('completed', [left, delivery('2026-12-04', 3)])).slice(-2);
  expect(texts.map(({ title, text }) => [title, text])).toEqual([
    ['Entrega de 1 pieza', 'En camino. Llega antes del 28/nov/2026'],
    ['Entrega de 3 piezas', 'Llega antes del 4/dic/2026'],
  ]);
});

test('the piece that a request sends is told after what was bought', () => {
  const bought = delivery('2026-11-28', 1, { state: 'delivered', on: '2026-11-28' });
  const request = { id: 'r', folio: '100001', resolution: 'replacement' } as const;
  const sent = { ...delivery('2026-12-04', 1), request, names: ['Mesa'] };
  const { title, text, done } = stages(order('completed', [bought], [sent])).at(-1) ?? {};
  expect([title, text, done]).toEqual(['Tu pieza nueva', 'Llega antes del 4/dic/2026', false]);
});

test.each([
  ['delivered', 'Entregada el 3/dic/2026', [true, true, true, true]],
  ['failed', 'No se pudo entregar. Elige otro día', [true, true, true, false]],
  ['stored', 'Guardada en el almacén', [true, true, true, false]],
] as const)('a delivery that is %s says so', (state, text, done) => {
  const told = stages(order('completed', [delivery('2026-12-04', 1, { state, on: '2026-12-03' })]));
  expect([told.at(-1)?.text, told.map((one) => one.done)]).toEqual([text, done]);
});

test.each([
  ['pending-payment', [true, false, false, false]],
  ['pending-sap', [true, true, false, false]],
  ['completed', [true, true, false, false]],
] as const)('%s: how far the order is', (status, done) => {
  expect(stages(order(status, [delivery('2026-12-04', 1)])).map((one) => one.done)).toEqual(done);
});

test('an order that a manager let be made owes: its payment is not done', () => {
  const payment = stages({ ...order('completed', []), total: 11_200.5, ammountPaid: 6_720.5 })[1];
  expect(payment).toMatchObject({
    title: 'Pago parcial',
    text: 'Pagaste $6,720.50; falta pagar $4,480 antes de la entrega',
    done: false,
  });
});

test('an order placed in the evening has the store’s date, wherever the page is rendered', () => {
  const evening = { ...order('completed', []), createdAt: '2026-11-22T02:30:00Z' };
  expect(stages(evening)[0]?.text).toBe('21/nov/2026');
});

test('the numbers of pieces are told as they come; a product without has none, and a canceled order waits for none', () => {
  const lamp = (quantity: number, ...seriesNumbers: string[]) =>
    ({ quantity, productSerie: { seriesNumbers } }) as unknown as Order['Details'][number];
  expect(seriesText(lamp(1), 'pending-sap')).toBe('El número de serie se asigna al preparar tu entrega.');
  expect(seriesText(lamp(1, 'NS1'), 'completed')).toBe('Número de serie: NS1.');
  expect(seriesText(lamp(2, 'NS1', 'NS2'), 'canceled')).toBe('Números de serie: NS1, NS2.');
  expect(seriesText(lamp(3, 'NS1', 'NS2'), 'completed')).toBe(
    'Números de serie: NS1, NS2. Los demás se asignan al preparar tu entrega.',
  );
  expect(seriesText(lamp(1), 'canceled')).toBe('');
  expect(seriesText({ ...lamp(1), productSerie: null }, 'completed')).toBe('');
});

test('a line says the day alone when it arrives, no «inmediata» beside it, unless the order was canceled', () => {
  const sofa = {
    id: 'l',
    quantity: 2,
    shipDate: '2026-12-04',
    half: null,
    immediateDelivery: true,
  } as Order['Details'][number];
  const Deliveries = [delivery('2026-12-04', 2)];
  expect(lineText(sofa, { status: 'completed', Deliveries })).toMatch(/^2 piezas\. Llega antes del 4.dic.2026\.$/);
  expect(lineText(sofa, { status: 'canceled', Deliveries })).toBe('2 piezas');
  const came = [delivery('2026-12-04', 2, { state: 'delivered', on: '2026-12-03' })];
  expect(lineText(sofa, { status: 'completed', Deliveries: came })).toBe('2 piezas. Entregada el 3/dic/2026.');
});

test('a transfer is late only after its deadline; canceled before it, the order was canceled', () => {
  const paid = (type: string, status: string) => ({
    Payments: [{ type, status, createdAt: '2026-11-21T10:00:00Z' }] as unknown as Order['Payments'],
  });
  const hours = (count: number) => Date.parse('2026-11-21T10:00:00Z') + count * 3_600_000;
  expect(lostTransfer(paid('spei', 'cancelled'), hours(11))).toBe('canceled');
  expect(lostTransfer(paid('spei', 'cancelled'), hours(12))).toBe('late');
  expect(lostTransfer(paid('transfer', 'cancelled'), hours(12))).toBe('canceled');
  expect(lostTransfer(paid('transfer', 'cancelled'), hours(72))).toBe('late');
  expect(lostTransfer(paid('credit-card', 'cancelled'), hours(99))).toBeNull();
  expect(lostTransfer(paid('spei', 'approved'), hours(99))).toBeNull();
});
