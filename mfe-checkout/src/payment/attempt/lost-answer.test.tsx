import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aQuotation } from '../../quotation/testing';
import { acceptTerms, aPayment, aReply, fillCard, lost, openPayment, options, prepareTab, press } from '../testing';

const cardCall = 'POST /processMPpayment';
const otherCall = 'POST /payment/add/{id}';
const check = 'POST /payment/check/{id}';
const keysOf = (calls: { options: { idempotencyKey?: string } | undefined }[]) =>
  calls.map(({ options: sent }) => sent?.idempotencyKey);
const orderId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

beforeEach(prepareTab);

/** The store books the payment, and its answer never comes. */
const booked =
  (store: { quotation: ReturnType<typeof aQuotation> }, change: Partial<ReturnType<typeof aQuotation>>) => () => {
    store.quotation = { ...store.quotation, version: store.quotation.version + 1, ...change };
    return lost();
  };

test('an approved card whose answer was lost ends in the order, without another press', async () => {
  const store = { quotation: aQuotation() };
  const { address, called } = openPayment({
    store,
    answers: {
      [cardCall]: booked(store, { OrderWeb: orderId, Payments: [aPayment('approved')] }),
      [check]: () => aReply('approved', 'accredited', { orderId }),
    },
  });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(address()).toBe(`/checkout/order/${orderId}/COMPRA-CONFIRMADA?orderCreated=true`));
  expect(called(cardCall)).toHaveLength(1);
});

test('a card that is paid by two presses at once is sent once, and its answer opens the order', async () => {
  const { address, called } = openPayment({
    answers: { [cardCall]: () => aReply('approved', 'accredited', { orderId }) },
  });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  const pay = screen.getByRole('button', { name: /^Pagar/ });
  fireEvent.click(pay);
  fireEvent.click(pay);
  await waitFor(() => expect(address()).toBe(`/checkout/order/${orderId}/COMPRA-CONFIRMADA?orderCreated=true`));
  expect(called(cardCall)).toHaveLength(1);
});

test('a refused card whose answer was lost says why, in Spanish, and nothing is sent again', async () => {
  const store = { quotation: aQuotation() };
  const { called } = openPayment({
    store,
    answers: {
      [cardCall]: booked(store, { paymentAttempts: 1, Payments: [aPayment('rejected')] }),
      [check]: () => aReply('rejected', 'cc_rejected_insufficient_amount', { paymentAttempts: 1, attemptsLeft: 2 }),
    },
  });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  await press(/^Pagar/);
  expect(await screen.findByText(/no tiene fondos suficientes/)).toBeTruthy();
  expect(called(cardCall)).toHaveLength(1);
});

test('while nothing is known the next press is the same call, token and all; another card is another one', async () => {
  const { called } = openPayment({ answers: { [cardCall]: lost } });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  await press(/^Pagar/);
  expect(await screen.findByText(/No recibimos respuesta/)).toBeTruthy();
  await press(/^Pagar/);
  fillCard('5474 9254 3267 0366');
  await press(/^Pagar/);
  const [first, second, third] = called(cardCall);
  const [key, again, another] = keysOf(called(cardCall));
  const tokenOf = (call: unknown) => (call as { input: { body: { token: string } } }).input.body.token;
  expect(key).toBeTruthy();
  expect([again, second?.input]).toEqual([key, first?.input]);
  expect(another).not.toBe(key);
  expect(tokenOf(third)).not.toBe(tokenOf(first));
});

test.each([
  ['SPEI', /SPEI/, /^Obtener mi CLABE/],
  ['transfer', /Transferencia bancaria/, /^Confirmar y transferir/],
  ['e-wallet', /Monedero/, /^Usar/],
])(
  '%s: repeats the same call after a lost answer, over presses and a reload, until an answer is known',
  async (_way, choice, button) => {
    let answer: () => unknown = lost;
    const answers = { [otherCall]: () => answer() };
    const paySo = async () => {
      await screen.findByText('¿Cómo quieres pagar?');
      fireEvent.click(screen.getByRole('radio', { name: choice }));
      acceptTerms();
      await press(button);
    };
    const first = openPayment({ answers });
    await paySo();
    await press(button);
    document.body.replaceChildren();
    const reloaded = openPayment({ answers });
    await paySo();
    const [key, again] = keysOf(first.called(otherCall));
    expect(key).toBeTruthy();
    expect(again).toBe(key);
    expect(keysOf(reloaded.called(otherCall))).toEqual([key]);
    answer = () => aReply('approved', 'accredited', { remaining: 300 });
    await press(button);
    expect(keysOf(reloaded.called(otherCall))[1]).toBe(key);
    await screen.findByText(/Tu pago se acreditó/);
    answer = lost;
    fireEvent.click(screen.getByRole('radio', { name: choice }));
    await press(button);
    expect(keysOf(reloaded.called(otherCall))[2]).not.toBe(key);
  },
);

test('another tab that paid meanwhile: the press goes to the order', async () => {
  const store = { quotation: aQuotation() };
  const { ApiError } = jest.requireActual('@actual/shell-contract');
  const { address } = openPayment({
    store,
    answers: {
      [cardCall]: () => {
        store.quotation = { ...store.quotation, OrderWeb: orderId, Payments: [aPayment('approved')] };
        throw new ApiError(409, 'quotation_ordered', 'this quotation has an order');
      },
      [check]: () => aReply('approved', 'accredited', { orderId }),
    },
    ways: () => options(store.quotation.OrderWeb ? { groups: [], fullyPaid: true, remaining: 0 } : {}),
  });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(address()).toContain(`/checkout/order/${orderId}`));
});

test('a reload in the middle finds the payment that runs, and shows its end', async () => {
  const store = { quotation: aQuotation({ Payments: [aPayment('unknown')] }) };
  let reply = aReply('pending', '');
  const { queryClient } = openPayment({ store, answers: { [check]: () => reply } });
  expect(await screen.findByText('Tu pago está en proceso')).toBeTruthy();
  reply = aReply('rejected', 'cc_rejected_other_reason', { paymentAttempts: 1, attemptsLeft: 2 });
  store.quotation = aQuotation({ paymentAttempts: 1, Payments: [aPayment('rejected')] });
  await queryClient.invalidateQueries({ queryKey: ['payment'] });
  expect(await screen.findByText(/^Error. No pudimos procesar tu pago./)).toBeTruthy();
});

test('a reload after a refusal still says why', async () => {
  openPayment({
    store: { quotation: aQuotation({ paymentAttempts: 1, Payments: [aPayment('rejected')] }) },
    answers: {
      [check]: () => aReply('rejected', 'cc_rejected_card_disabled', { paymentAttempts: 1, attemptsLeft: 2 }),
    },
  });
  expect(await screen.findByText(/Tu tarjeta no está activa/)).toBeTruthy();
});
