import { fireEvent, screen, waitFor } from '@testing-library/react';
import { tokenText } from '../outcome/outcome-words';
import { aReply, fillCard, openPayment, prepareTab, provideLibrary } from '../testing';

const cardCall = 'POST /processMPpayment';
const nobodyListens = () => Promise.reject(new TypeError('Failed to fetch'));
/** The error of the provider's library for a card that it refuses. */
const refuses = () => Promise.reject([{ code: '205', message: 'parameter cardNumber can not be null/empty' }]);

const online = (up: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: up });
beforeEach(prepareTab);
afterEach(() => online(true));

/** Presses «Pagar» while the provider's library answers with `first`, then with tokens. */
async function pressWhile(...first: (() => Promise<never>)[]) {
  const { asked } = provideLibrary('credit_card', first);
  const { called } = openPayment({ answers: { [cardCall]: () => aReply('pending', '') } });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  return { asked, called };
}

test('pays with one press although the provider cannot be reached for a moment', async () => {
  const { asked, called } = await pressWhile(nobodyListens, nobodyListens);
  await waitFor(() => expect(called(cardCall)).toHaveLength(1), { timeout: 10_000 });
  expect(asked.tokens).toBe(3);
});

test('a card that the library refuses is told at once', async () => {
  const { asked, called } = await pressWhile(refuses);
  expect(await screen.findByText(tokenText)).toBeTruthy();
  expect([asked.tokens, called(cardCall).length]).toEqual([1, 0]);
});

test('says at once that the device is offline', async () => {
  online(false);
  const { asked, called } = await pressWhile(nobodyListens);
  expect(await screen.findByText(/No tienes conexión a internet/)).toBeTruthy();
  expect([asked.tokens, called(cardCall).length]).toEqual([1, 0]);
});

test('a provider’s library that a blocker keeps out is told at once, with another way to pay', async () => {
  Reflect.deleteProperty(window, 'MercadoPago');
  const { called } = openPayment({ answers: { [cardCall]: () => aReply('pending', '') } });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(document.querySelector('script[src$="library.js"]')).toBeTruthy());
  for (const script of document.querySelectorAll('script[src$="library.js"]')) fireEvent.error(script);
  await waitFor(() => {
    for (const script of document.querySelectorAll('script[src$="library.js"]')) fireEvent.error(script);
    expect(screen.getByText(/no dejó cargar a nuestro procesador de pagos. No se hizo ningún cargo/)).toBeTruthy();
  });
  expect(called(cardCall)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Pagar con SPEI' }));
  expect(screen.getByRole('button', { name: /^Obtener mi CLABE/ })).toBeTruthy();
});
