import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aReply, fillCard, openPayment, prepareTab, provideLibrary } from '../testing';

const cardCall = 'POST /processMPpayment';
const fill = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const described = (label: string): string => {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};
const pay = () => fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));

beforeEach(prepareTab);

async function open() {
  provideLibrary('credit_card');
  const page = openPayment({ answers: { [cardCall]: () => aReply('pending', '') } });
  await screen.findByText('¿Cómo quieres pagar?');
  fillCard();
  return page;
}

test('refuses a cardholder’s name of spaces at its field', async () => {
  const { called } = await open();
  fill('Nombre como aparece en la tarjeta', '   ');
  pay();
  await waitFor(() => expect(described('Nombre como aparece en la tarjeta')).toMatch('Este campo es requerido'));
  expect(called(cardCall)).toHaveLength(0);
});

test('an expired card is said when its expiry is typed, and no more once it is mended', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T18:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  try {
    provideLibrary('credit_card');
    openPayment();
    await screen.findByText('¿Cómo quieres pagar?');
    fill('Vencimiento', '0126');
    await waitFor(() => expect(described('Vencimiento')).toMatch('La tarjeta está vencida'));
    fill('Vencimiento', '01/2027');
    expect((screen.getByLabelText('Vencimiento') as HTMLInputElement).value).toBe('01/27');
    await waitFor(() => expect(described('Vencimiento')).not.toMatch('vencida'));
  } finally {
    jest.useRealTimers();
  }
});

test('a telephone as browsers fill it in, and an e-mail in another case, are taken', async () => {
  const { called } = await open();
  fireEvent.click(screen.getByLabelText('La dirección de mi estado de cuenta es la de entrega'));
  fill('Calle y número', 'Nader 28');
  fill('Colonia', 'Centro');
  fill('Ciudad', 'Cancún');
  fill('Estado', 'Quintana Roo');
  fill('Código postal', '77500');
  fill('Teléfono', '+52 998 123 4567');
  fill('Email', 'Ana@Correo.mx');
  fill('Confirma tu email', 'ana@correo.mx');
  pay();
  await waitFor(() => expect(called(cardCall)).toHaveLength(1));
});

test('the terms that are accepted can be read, in a tab of their own', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'términos y condiciones' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terminos-y-condiciones', '_blank']);
});

test.each([
  ['nothing was typed', () => {}, 'Número de tarjeta'],
  ['the code is missing', () => fill('Código de seguridad', ''), 'Código de seguridad'],
])('%s: the press goes to the first field that is wrong, wherever the terms are', async (_what, spoil, label) => {
  provideLibrary('credit_card');
  openPayment();
  await screen.findByText('¿Cómo quieres pagar?');
  // the terms are known to the form before the card's fields are
  fireEvent.click(screen.getByRole('radio', { name: /SPEI/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Tarjeta de crédito/ }));
  if (label !== 'Número de tarjeta') fillCard();
  spoil();
  fireEvent.click(screen.getByLabelText(/términos y condiciones/));
  pay();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});
