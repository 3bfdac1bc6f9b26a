import { ApiError, useZipcode } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLine, aQuotation, renderTestPage } from '../quotation/testing';
import { MoveQuotation } from './MoveQuotation';

const place = { id: '64000', cp: '64000', municipio: 'Monterrey', estado: 'Nuevo León', extraCost: false };
const before = aQuotation({
  Details: [aLine(), aLine({ id: 'b', name: 'Lámpara' }), aLine({ id: 'c', name: 'Cama' })],
});
const there = { ...aQuotation().ZipcodeDelivery, ...place } as NonNullable<typeof before.ZipcodeDelivery>;
const days = [
  { date: '2026-12-05', days: 14, available: 4, deliveries: [] },
  { date: '2026-12-09', days: 18, available: 4, deliveries: [] },
];
const moved = {
  ...before,
  version: 2,
  ZipcodeDelivery: there,
  Details: [
    aLine({ shipDate: '2026-12-05', deliveriesGroups: days }),
    aLine({ id: 'b', name: 'Lámpara' }),
    aLine({ id: 'c', name: 'Cama', shipDate: null, validStock: false, deliveriesGroups: [], availableForDate: 0 }),
  ],
};
const find = 'POST /quotation/findbyid/{id}';
const update = 'POST /quotation/update/{id}';

const Place = () => <p>{`en ${useZipcode().value?.cp ?? 'ningún lado'}`}</p>;
function open(answers: Record<string, unknown>, where = place) {
  const onDone = jest.fn();
  const page = renderTestPage({
    routes: [
      {
        path: '/',
        element: (
          <>
            <Place />
            <MoveQuotation quotationId={before.id} place={where} onDone={onDone} />
          </>
        ),
      },
    ],
    url: '/',
    initial: { quotation: { id: before.id, count: 1 }, zipcode: { ...place, id: '77500', cp: '77500' } },
    answer: async (key) => {
      const reply = answers[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
  return { ...page, onDone };
}

test('a new postal code moves the cart, and shows what changed with the days on offer', async () => {
  const { called, onDone } = open({
    [find]: before,
    [update]: moved,
    'PUT /quotation/updatedetails/{id}': moved,
    'DELETE /quotation/{id}/removedetail/{detailId}': moved,
  });
  expect(await screen.findByText('Tu cotización ahora se entrega en 64000, Monterrey.')).toBeTruthy();
  expect(screen.getByText('en 64000')).toBeTruthy();
  expect(screen.getByText('Llega antes del 5/dic/2026, no del 28/nov/2026.')).toBeTruthy();
  expect(screen.getByText('El artículo elegido no está disponible en su ciudad de entrega')).toBeTruthy();
  expect(screen.queryByText('Lámpara')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Fecha de entrega de Sofá'), { target: { value: '2026-12-09' } });
  expect(await screen.findByText('Llega antes del 9/dic/2026, no del 28/nov/2026.')).toBeTruthy();
  expect(called('PUT /quotation/updatedetails/{id}')[0]?.input).toMatchObject({
    body: { details: [{ id: 'a', shipDate: '2026-12-09' }] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Cama' }));
  expect(await screen.findByText('Se quitó.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('asks nothing where no day changes', async () => {
  const same = { ...before, version: 2, ZipcodeDelivery: there };
  const { onDone } = open({ [find]: before, [update]: same });
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.getByText('en 64000')).toBeTruthy();
});

test('says an extra cost before the new postal code is accepted', async () => {
  const dear = { ...before, version: 2, ZipcodeDelivery: { ...there, extraCost: true } };
  const { onDone } = open({ [find]: before, [update]: dear }, { ...place, extraCost: true });
  expect(await screen.findByText(/no es aplicable para envío gratis/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('a cart that may not move keeps its postal code, and so does the header', async () => {
  open({ [find]: before, [update]: new ApiError(409, 'quotation_part_paid', '') });
  expect(await screen.findByText('Tu cotización sigue con su código postal')).toBeTruthy();
  expect(screen.getByText('en 77500')).toBeTruthy();
});

test('leaves a cart that was ordered meanwhile where it is', async () => {
  const { shell, onDone } = open({ [find]: before, [update]: new ApiError(409, 'quotation_ordered', '') });
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(shell.stores.quotation.getState().id).toBeNull();
  expect(screen.getByText('en 64000')).toBeTruthy();
});
