import { act, fireEvent, screen } from '@testing-library/react';
import { acceptTerms, fillCard, lost, openPayment, prepareTab, press } from '../testing';

const line = (up: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: up });
  window.dispatchEvent(new Event(up ? 'online' : 'offline'));
};
beforeEach(prepareTab);
afterEach(() => line(true));

test.each([
  ['a card', 'POST /processMPpayment', /Tarjeta de crédito/, /^Pagar/],
  ['SPEI', 'POST /payment/add/{id}', /SPEI/, /^Obtener mi CLABE/],
  ['a transfer', 'POST /payment/add/{id}', /Transferencia bancaria/, /^Confirmar y transferir/],
  ['the e-wallet', 'POST /payment/add/{id}', /Monedero/, /^Usar/],
])('%s pressed while offline says so at once, and is never sent by itself', async (_way, call, choice, button) => {
  const { called } = openPayment({ answers: { [call]: lost } });
  await screen.findByText('¿Cómo quieres pagar?');
  fireEvent.click(screen.getByRole('radio', { name: choice }));
  if (call === 'POST /processMPpayment') fillCard();
  acceptTerms();
  line(false);
  await press(button);
  expect(await screen.findByText(/No tienes conexión a internet/)).toBeTruthy();
  const sent = called(call).length;
  line(true);
  // a queued call would go out now
  await screen.findByRole('button', { name: button });
  await act(async () => undefined);
  expect(called(call)).toHaveLength(sent);
});
