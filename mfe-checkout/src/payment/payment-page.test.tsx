import { ApiError } from '@actual/shell-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aLine, aQuotation, hide } from '../quotation/testing';
import {
  acceptTerms,
  aPayment,
  aReply,
  fillCard,
  openPayment,
  options,
  prepareTab,
  press,
  provideLibrary,
} from './testing';

const cardCall = 'POST /processMPpayment';
const orderId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const ready = () => screen.findByText('¿Cómo quieres pagar?');
const none = { groups: [], fullyPaid: true, ammountPaid: 800, remaining: 0, paidPercent: 100 };

beforeEach(prepareTab);

test('a quotation that got its order while the page was open leads to it', async () => {
  const store = { quotation: aQuotation() };
  const { queryClient, address } = openPayment({ store, ways: () => options(store.quotation.OrderWeb ? none : {}) });
  await ready();
  store.quotation = aQuotation({ OrderWeb: orderId, ammountPaid: 800, Payments: [aPayment('approved')] });
  await queryClient.invalidateQueries();
  await waitFor(() => expect(address()).toBe(`/checkout/order/${orderId}`));
});

test.each([
  ['that was closed', { isClosed: true }, /está cerrada/],
  [
    'whose attempts are used up',
    { rateLimitReported: true },
    /un asesor te llamará. Los intentos rechazados no se cobraron/,
  ],
])('a quotation %s while the page was open says so, and leads back to it', async (_what, change, words) => {
  const store = { quotation: aQuotation() };
  const { queryClient } = openPayment({ store });
  await ready();
  store.quotation = aQuotation(change);
  await queryClient.invalidateQueries();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mi cotización' }).getAttribute('href')).toBe(
    `/quotations/edit/${store.quotation.id}`,
  );
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});

test('one press makes the order once several payments cover all of it', async () => {
  const store = { quotation: aQuotation({ ammountPaid: 800, Payments: [aPayment('approved', { type: 'ewallet' })] }) };
  const { address, called } = openPayment({
    store,
    ways: () => options(none),
    answers: { 'POST /order/createfromquotation/{id}': () => ({ id: orderId, folio: '200001' }) },
  });
  fireEvent.click(await screen.findByText('Generar mi pedido'));
  await waitFor(() => expect(address()).toContain(`/checkout/order/${orderId}`));
  expect(called('POST /order/createfromquotation/{id}')).toHaveLength(1);
});

test('without any way to pay the page says so, and what to do', async () => {
  openPayment({ ways: () => options({ groups: [] }) });
  expect(await screen.findByText(/no hay una forma de pago disponible/i)).toBeTruthy();
  expect(screen.getByText('Ver mi cotización')).toBeTruthy();
});

test('each declined attempt is told in the words of a declined card, and keeps the chosen months', async () => {
  let attempts = 0;
  openPayment({
    answers: {
      [cardCall]: () => {
        attempts += 1;
        return aReply('rejected', 'cc_rejected_other_reason', {
          paymentAttempts: attempts,
          attemptsLeft: 3 - attempts,
        });
      },
      'POST /payment/check/{id}': () => aReply('rejected', 'cc_rejected_other_reason', { attemptsLeft: 2 }),
    },
  });
  await ready();
  fireEvent.click(screen.getByRole('radio', { name: /3 meses/ }));
  fillCard();
  await press(/^Pagar 3 MSI/);
  expect(await screen.findByText('Te quedan 2 intentos.')).toBeTruthy();
  expect((screen.getByRole('radio', { name: /3 meses/ }) as HTMLInputElement).checked).toBe(true);
  fillCard();
  await press(/^Pagar 3 MSI/);
  expect(await screen.findByText('Te queda 1 intento.')).toBeTruthy();
  // there is no order, and nobody calls before the last attempt
  expect(screen.queryByText(/queda pendiente de pago/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pagar con SPEI' }));
  expect(screen.getByRole('button', { name: /^Obtener mi CLABE/ })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /SPEI/ })));
});

test('a card refused as paid already is not told that nothing was charged', async () => {
  openPayment({
    answers: {
      [cardCall]: () => aReply('rejected', 'cc_rejected_duplicated_payment', { attemptsLeft: 2 }),
      'POST /payment/check/{id}': () => aReply('rejected', 'cc_rejected_duplicated_payment', { attemptsLeft: 2 }),
    },
  });
  await ready();
  fillCard();
  await press(/^Pagar/);
  const said = await screen.findByText(/Ya existe un pago por este monto/);
  expect(said.closest('[role="alert"], [role="status"]')?.textContent).not.toMatch(/cargo/);
});

test.each([
  ['.5', 'Usar $0.50'],
  ['100.', 'Usar $100'],
])('of the e-wallet %s pesos can be used', async (typed, button) => {
  openPayment();
  await ready();
  fireEvent.click(screen.getByRole('radio', { name: /Monedero/ }));
  fireEvent.change(screen.getByLabelText('¿Cuánto quieres usar?'), { target: { value: typed } });
  expect((screen.getByRole('button', { name: button }) as HTMLButtonElement).disabled).toBe(false);
  fireEvent.change(screen.getByLabelText('¿Cuánto quieres usar?'), { target: { value: '.' } });
  expect(screen.getByText(/El monto debe ser mayor a cero/)).toBeTruthy();
});

test('of a long purchase the first articles are listed, and a press shows the rest', async () => {
  const Details = Array.from({ length: 81 }, (_, at) => aLine({ id: `l${at}`, name: `Mueble ${at + 1}` }));
  openPayment({ store: { quotation: aQuotation({ Details }) } });
  await ready();
  expect(screen.getByText('Mueble 4')).toBeTruthy();
  const more = screen.getByRole('button', { name: 'Ver 77 artículos más' });
  expect(screen.getByText('Mueble 5').closest('[hidden]')).toBeTruthy();
  fireEvent.click(more);
  expect(screen.getByText('Mueble 81').closest('[hidden]')).toBeNull();
});

test('whose session is over signs in elsewhere, and the typed card stays', async () => {
  openPayment({
    answers: {
      [cardCall]: () => {
        throw new ApiError(401, 'unauthorized', '');
      },
    },
  });
  await ready();
  fillCard();
  await press(/^Pagar/);
  const enter = await screen.findByRole('link', { name: 'Entrar en otra pestaña' });
  expect([enter.getAttribute('href'), enter.getAttribute('target')]).toEqual(['/entrar', '_blank']);
  expect((screen.getByLabelText('Número de tarjeta') as HTMLInputElement).value).not.toBe('');
});

test('the plan chosen in the cart is the one offered, and a choice here outlives a reload', async () => {
  const store = { quotation: aQuotation() };
  sessionStorage.setItem(`plan-${store.quotation.id}`, '3-msi');
  openPayment({ store });
  await ready();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pagar 3 MSI/ })).toBeTruthy());
  fireEvent.click(screen.getByRole('radio', { name: /Tarjeta de débito/ }));
  document.body.replaceChildren();
  openPayment({ store });
  await ready();
  await waitFor(() =>
    expect((screen.getByRole('radio', { name: /Tarjeta de débito/ }) as HTMLInputElement).checked).toBe(true),
  );
});

test('SPEI without its data says so to the letter, and the next press is a new one', async () => {
  const store = { quotation: aQuotation() };
  const { called } = openPayment({
    store,
    answers: {
      'POST /payment/add/{id}': () => {
        const Payments = [...store.quotation.Payments];
        Payments.push(aPayment('cancelled', { id: `p${Payments.length}`, type: 'spei' }));
        store.quotation = { ...store.quotation, version: store.quotation.version + 1, Payments };
        throw new ApiError(503, 'payment_provider_unavailable', '');
      },
      'POST /payment/check/{id}': () => aReply('rejected', 'transfer_unavailable'),
    },
  });
  await ready();
  fireEvent.click(screen.getByRole('radio', { name: /SPEI/ }));
  acceptTerms();
  await press(/^Obtener mi CLABE/);
  expect(await screen.findByText('No se pudo generar correctamente sus datos de pago...')).toBeTruthy();
  expect(screen.queryByText(/queda pendiente de pago/)).toBeNull();
  await press(/^Obtener mi CLABE/);
  const [first, second] = called('POST /payment/add/{id}').map(({ options: sent }) => sent?.idempotencyKey);
  expect(second).not.toBe(first);
});

test.each([
  ['credit_card', /Tarjeta de débito/, 'Esta tarjeta es de crédito.', /Tarjeta de crédito/, /^Pagar \$800/],
  ['debit_card', /3 meses/, 'Esta tarjeta es de débito.', /Tarjeta de débito/, /^Pagar \$800/],
] as const)(
  'a %s chosen as another kind is told before the press, and nothing is sent',
  async (kind, wrong, words, right, button) => {
    provideLibrary(kind);
    const { called } = openPayment({ answers: { [cardCall]: () => aReply('pending', '') } });
    await ready();
    fireEvent.click(screen.getByRole('radio', { name: wrong }));
    fillCard();
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    await press(/^Pagar/);
    expect(called(cardCall)).toHaveLength(0);
    fireEvent.click(screen.getByRole('radio', { name: right }));
    await waitFor(() => expect(screen.queryByText(new RegExp(words))).toBeNull());
    await press(button);
    await waitFor(() => expect(called(cardCall)).toHaveLength(1));
  },
);

test('after the last refusal an adviser takes over: the next article begins another quotation', async () => {
  const store = { quotation: aQuotation({ paymentAttempts: 2 }) };
  const { shell, address } = openPayment({
    store,
    answers: {
      'POST /processMPpayment': () => {
        store.quotation = { ...store.quotation, paymentAttempts: 3, rateLimitReported: true };
        return aReply('rejected', 'cc_rejected_other_reason', { paymentAttempts: 3, attemptsLeft: 0 });
      },
    },
  });
  shell.stores.quotation.getState().set(store.quotation.id, 1);
  await ready();
  fillCard();
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(address()).toBe(`/quotations/edit/${store.quotation.id}`));
  expect(shell.stores.quotation.getState().id).toBeNull();
});

test('a bank that asks is answered from the first sight of the page on, not after a review of days', async () => {
  // jsdom sends no forms
  HTMLFormElement.prototype.submit = () => undefined;
  const challenge = { url: 'https://banco.mx/pregunta', creq: 'c' };
  openPayment({
    store: { quotation: aQuotation({ Payments: [aPayment('pending')] }) },
    answers: { 'POST /payment/check/{id}': () => aReply('pending', 'pending_challenge', { challenge }) },
  });
  await screen.findByText('Tu pago está en proceso');
  expect(screen.queryByText(/días hábiles/)).toBeNull();
  expect(screen.getAllByText('Tu banco quiere confirmar la compra').length).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: 'Responder a mi banco', hidden: true })).toBeTruthy();
});

test('a press after another tab changed the postal code says so, keeps the card, and goes back to the address’s own', async () => {
  const store = { quotation: aQuotation() };
  const here = store.quotation.ZipcodeDelivery as NonNullable<typeof store.quotation.ZipcodeDelivery>;
  const moved = { ...here, id: '64000', cp: '64000', municipio: 'Monterrey' };
  const { called } = openPayment({
    store,
    answers: {
      [cardCall]: () => {
        store.quotation = aQuotation({ version: 2, ZipcodeDelivery: moved });
        throw new ApiError(409, 'quotation_without_address', 'the address is elsewhere');
      },
      'GET /shipping/zipcodedelivery': () => here,
      'POST /quotation/update/{id}': () => {
        store.quotation = aQuotation({ version: 3 });
        return store.quotation;
      },
    },
  });
  await ready();
  fillCard();
  await press(/^Pagar/);
  expect(await screen.findByText('La entrega cambió a 64000, Monterrey')).toBeTruthy();
  expect(screen.queryByText('Asigna una dirección de envío')).toBeNull();
  expect(screen.getByRole('link', { name: 'Cambiar mi dirección' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Entregar en 77500' }));
  await waitFor(() => expect(screen.queryByText(/^La entrega cambió/)).toBeNull());
  expect(called('POST /quotation/update/{id}')[0]?.input).toMatchObject({ body: { zipcodeDeliveryId: '77500' } });
  expect((screen.getByLabelText('Nombre como aparece en la tarjeta') as HTMLInputElement).value).toBe('APRO');
});

test('who comes back to the tab after another one changed the postal code reads so before paying, with what was typed kept', async () => {
  const store = { quotation: aQuotation() };
  const here = store.quotation.ZipcodeDelivery as NonNullable<typeof store.quotation.ZipcodeDelivery>;
  const { called } = openPayment({ store, answers: { 'GET /shipping/zipcodedelivery': () => here } });
  await ready();
  fillCard();
  hide(true);
  store.quotation = aQuotation({
    version: 2,
    ZipcodeDelivery: { ...here, id: '64000', cp: '64000', municipio: 'Monterrey' },
  });
  hide(false);
  expect(await screen.findByText('La entrega cambió a 64000, Monterrey')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Entregar en 77500' })).toBeTruthy();
  expect((screen.getByLabelText('Nombre como aparece en la tarjeta') as HTMLInputElement).value).toBe('APRO');
  expect(called(cardCall)).toHaveLength(0);
});

test('coming back to the tab while a payment is on its way reads nothing anew: its own answer says what became of it', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  const store = { quotation: aQuotation() };
  const { called } = openPayment({ store, answers: { [cardCall]: () => waiting } });
  await ready();
  fillCard();
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(called(cardCall)).toHaveLength(1));
  const before = called('POST /quotation/findbyid/{id}').length;
  hide(true);
  await act(async () => hide(false));
  expect(called('POST /quotation/findbyid/{id}')).toHaveLength(before);
  answer(aReply('rejected', 'cc_rejected_other_reason'));
  await waitFor(() => expect(screen.queryByText(/Procesando tu pago/)).toBeNull());
});
