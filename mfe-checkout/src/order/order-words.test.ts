import type { Order } from '@actual/contracts';
import { lostTransfer } from './OrderNotices';
import { lineText, seriesText } from './order-words';
import { arrivals, stages } from './Timeline';

const line = (shipDate: string | null, quantity: number) => ({ shipDate, half: null, quantity });
const order = (status: Order['status'], lines: ReturnType<typeof line>[]) =>
  ({ status, createdAt: '2026-11-21T10:00:00Z', total: 800, ammountPaid: 800, Details: lines }) as unknown as Order;

test('pieces that arrive on a day are told together, soonest first', () => {
  const days = arrivals(
    order('completed', [line('2026-12-04', 2), line('2026-11-28', 1), line('2026-12-04', 1), line(null, 5)]),
  );
  expect(days).toEqual([
    { day: '2026-11-28', half: null, pieces: 1 },
    { day: '2026-12-04', half: null, pieces: 3 },
  ]);
});

test.each([
  ['pending-payment', [true, false, false, false]],
  ['pending-sap', [true, true, false, false]],
  ['completed', [true, true, false, false]],
] as const)('%s: how far the order is', (status, done) => {
  expect(stages(order(status, [line('2026-12-04', 1)])).map((one) => one.done)).toEqual(done);
});

test('an order that a manager let be made owes: its payment is not done', () => {
  const payment = stages({ ...order('completed', []), total: 11_200.5, ammountPaid: 6_720.5 })[1];
  expect(payment).toMatchObject({
    title: 'Pago parcial',
    text: 'Pagaste $6,720.50; falta pagar $4,480 antes de la entrega',
    done: false,
  });
});

test('an order of the evening is of that day of the store, wherever the page is made', () => {
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
  const sofa = { quantity: 2, shipDate: '2026-12-04', half: null, immediateDelivery: true } as Order['Details'][number];
  expect(lineText(sofa, 'completed')).toMatch(/^2 piezas\. Llega antes del 4.dic.2026\.$/);
  expect(lineText(sofa, 'canceled')).toBe('2 piezas');
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
