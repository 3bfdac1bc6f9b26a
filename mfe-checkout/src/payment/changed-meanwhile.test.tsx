import { ApiError } from '@actual/shell-contract';
import { screen } from '@testing-library/react';
import { aLine, aQuotation } from '../quotation/testing';
import { fillCard, openPayment, options, prepareTab, press } from './testing';

const title = 'Hay un cambio de disponibilidad en uno o más de tus articulos';
const gone = aQuotation({
  version: 2,
  Details: [aLine({ availabilityChanged: 'sold-out', validStock: false, deliveriesGroups: [] })],
});
const leadsToOptions = () =>
  expect(screen.getByRole('link', { name: 'Ver opciones' }).getAttribute('href')).toBe(
    `/quotations/edit/${gone.id}?stockAlert=true`,
  );

beforeEach(prepareTab);

test('whoever comes to pay for pieces that are gone reads which, and where to go, before filling in a card', async () => {
  openPayment({ store: { quotation: gone } });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('Sofá: Ya no hay piezas para entregar en tu código postal.')).toBeTruthy();
  expect(screen.queryByText('No se hizo ningún cargo.')).toBeNull();
  leadsToOptions();
});

test('whoever paid a part of pieces that are gone reads that it has to be taken back before others are chosen', async () => {
  openPayment({ store: { quotation: { ...gone, ammountPaid: 300 } } });
  expect(await screen.findByText(/^Ya pagaste una parte: para elegir otra pieza/)).toBeTruthy();
  leadsToOptions();
});

test('a payment for pieces that were sold meanwhile says once which, that nothing was charged, and where to go', async () => {
  const store = { quotation: aQuotation() };
  openPayment({
    store,
    answers: {
      'POST /processMPpayment': () => {
        store.quotation = gone;
        throw new ApiError(409, 'stock_changed', '');
      },
    },
  });
  await screen.findByText('¿Cómo quieres pagar?');
  expect(screen.queryByText(title)).toBeNull();
  fillCard();
  await press(/^Pagar/);
  expect(await screen.findByText('No se hizo ningún cargo.')).toBeTruthy();
  expect(screen.getAllByText(title)).toHaveLength(1);
  expect(screen.getByText('Sofá: Ya no hay piezas para entregar en tu código postal.')).toBeTruthy();
  leadsToOptions();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre como aparece en la tarjeta').value).toBe('APRO');
});

test('a payment whose price is another by now says from what to what, charges nothing, and keeps the card', async () => {
  let dearer = 0;
  const ways = () => {
    const [group, ...more] = options().groups;
    if (!group) throw new Error('no group');
    const methods = group.methods.map((one) => ({ ...one, total: one.total + dearer }));
    return options({ groups: [{ ...group, methods }, ...more] });
  };
  openPayment({
    ways,
    answers: {
      'POST /processMPpayment': () => {
        dearer = 196;
        throw new ApiError(409, 'total_changed', '');
      },
    },
  });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  await press(/^Pagar/);
  expect(
    await screen.findByText('El total pasó de $800 a $996. Revísalo e intenta de nuevo: no se hizo ningún cargo.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pagar/ }).textContent).toContain('$996');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre como aparece en la tarjeta').value).toBe('APRO');
});
