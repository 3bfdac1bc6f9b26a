import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../../quotation/testing';
import { DayRoute } from './DayPage';
import { loader } from './loader';

const order = {
  id: 'o',
  folio: '200001',
  restricted: false,
  status: 'completed',
  Details: [
    { id: 'l', quantity: 1 },
    { id: 'm', quantity: 2 },
  ],
};
const other = {
  date: '2026-12-04',
  lines: ['l'],
  until: '2026-12-02',
  days: ['2026-12-08', '2026-12-09'],
  half: null,
  halves: false,
  delay: null,
  state: 'preparing',
  storageCosts: [],
  storable: null,
};
const delay = {
  id: 'd',
  at: '2026-12-01T18:00:00Z',
  from: '2026-12-02',
  proposed: '2026-12-04',
  reason: 'no-van',
  note: 'La camioneta está en el taller',
  answer: null,
  until: '2026-12-03',
};
const moving = 'POST /order/{id}/deliveryday';
const storing = 'POST /order/{id}/deliverystorage';
const OrderStub = () => <p>Pedido</p>;

const open = (deliveries: object[], moved: () => object = () => ({}), search = '') =>
  renderTestPage({
    routes: [
      { path: '/checkout/order/:id/fecha', loader, Component: DayRoute },
      { path: '/checkout/order/:id', Component: OrderStub },
    ],
    url: `/checkout/order/o/fecha${search}`,
    answer: async (key) => {
      if (key === 'GET /order/{id}/deliverydays') return { deliveries };
      return key === moving || key === storing ? moved() : order;
    },
  });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Cambiar la fecha' }));

test('a delivery is moved to another day that is on offer, and its order is shown', async () => {
  const { called } = open([other]);
  expect(await screen.findByRole('group', { name: 'En lugar del viernes 4/dic/2026' })).toBeTruthy();
  send();
  expect(await screen.findByText('Elige un día.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /9\/dic\/2026/ }));
  send();
  await waitFor(() => expect(called(moving)).toHaveLength(1));
  expect(called(moving)[0]?.input).toEqual({
    params: { id: 'o' },
    body: { from: '2026-12-04', state: 'preparing', to: '2026-12-09', half: null },
  });
  expect(await screen.findByText('Pedido')).toBeTruthy();
});

test('of two deliveries the one that the address names is moved', async () => {
  const late = { ...other, date: '2026-12-20', lines: ['m'], until: '2026-12-18', days: ['2026-12-22'] };
  const { called } = open([other, late], undefined, '?entrega=2026-12-20');
  expect((await screen.findByRole('link', { name: /20\/dic\/2026/ })).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: /22\/dic\/2026/ }));
  send();
  await waitFor(() =>
    expect(called(moving)[0]?.input).toMatchObject({ body: { from: '2026-12-20', to: '2026-12-22' } }),
  );
});

test('on a route with halves of a day, a delivery moves to the other half of the same day; choosing its own half changes nothing', async () => {
  const { called } = open([{ ...other, half: 'morning', halves: true }]);
  fireEvent.click(await screen.findByRole('radio', { name: /^El mismo día/ }));
  send();
  expect(await screen.findByText('Elige otro día u otro horario.')).toBeTruthy();
  expect(called(moving)).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^Por la tarde/ }));
  send();
  await waitFor(() => expect(called(moving)).toHaveLength(1));
  expect(called(moving)[0]?.input).toMatchObject({
    body: { from: '2026-12-04', to: '2026-12-04', half: 'afternoon' },
  });
});

test('what the store put off says why, keeps the proposed day by one press, and leads to canceling all of its pieces', async () => {
  const { called } = open([{ ...other, lines: ['m'], until: '2026-12-03', delay }]);
  expect(await screen.findByText('Perdón: no podemos entregarte el 2/dic/2026')).toBeTruthy();
  expect(
    screen.getByText(/^Nuestra camioneta .* La camioneta está en el taller\. Te proponemos .* 4\/dic\/2026/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cancelar estas piezas/ }).getAttribute('href')).toBe(
    '/checkout/order/o/cancelar?piezas-m=2',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Elegir este día' }));
  await waitFor(() =>
    expect(called(moving)[0]?.input).toMatchObject({ body: { from: '2026-12-04', to: '2026-12-04' } }),
  );
});

test('what is stored shows the price of storage with each day, and gets the one that is chosen', async () => {
  const stored = { ...other, state: 'stored', storageCosts: [0, 1250.5] };
  const { called } = open([stored], undefined, '?entrega=2026-12-04.stored');
  expect(await screen.findByText('Elige cuándo recibir lo que guardamos')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /8\/dic\/2026.*sin costo/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /9\/dic\/2026.*almacenaje \$1,250\.50/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Elegir este día' }));
  await waitFor(() =>
    expect(called(moving)[0]?.input).toMatchObject({ body: { from: '2026-12-04', state: 'stored', to: '2026-12-09' } }),
  );
});

test('one press stores a purchase while there is time; afterwards the page says that it is too late', async () => {
  const storable = { until: '2026-12-01T22:20:00Z', monthly: 250 };
  let late = false;
  const { called } = open([{ ...other, storable }], () => {
    if (late) throw new ApiError(409, 'delivery_date_fixed', '');
    return { state: 'stored' };
  });
  expect(await screen.findByText(/\$250 por cada mes .* hasta el 1\/dic\/2026 a las 17:20/)).toBeTruthy();
  late = true;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar mi compra' }));
  expect(await screen.findByText(/^Ya pasó el plazo para guardar tu compra/)).toBeTruthy();
  late = false;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar mi compra' }));
  expect(await screen.findByText('Pedido')).toBeTruthy();
  expect(called(storing)[1]?.input).toEqual({ params: { id: 'o' }, body: { day: '2026-12-04' } });
});

test('a delivery that is too near says so, and whom to call', async () => {
  open([{ ...other, until: null, days: [] }]);
  expect(await screen.findByText('Esta fecha ya no se puede cambiar aquí')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cambiar la fecha' })).toBeNull();
});

test('a day that somebody else’s change took away is said, and the choice stays', async () => {
  open([other], () => {
    throw new ApiError(409, 'delivery_date_unavailable', '');
  });
  const choice = await screen.findByRole('radio', { name: /8\/dic\/2026/ });
  fireEvent.click(choice);
  send();
  expect(await screen.findByText('Ese día ya no está disponible. Elige otro.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /8\/dic\/2026/ }).checked).toBe(true);
});
