import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen } from '@testing-library/react';
import { Component as Contact } from '../contactanos/route';
import { Component as Suggestions } from '../sugerencias-y-quejas/route';
import { renderTestPage } from '../testing';

const open = (url: string, answer: unknown = { folio: '100123' }) =>
  renderTestPage({
    routes: [
      { path: '/contactanos', Component: Contact },
      { path: '/sugerencias-y-quejas', Component: Suggestions },
    ],
    url,
    answer: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = async (question: string) => {
  await screen.findByLabelText('Nombre');
  write('Nombre', ' Ana Ruiz ');
  write('Correo', 'ana@correo.mx');
  write('Confirma tu correo', 'Ana@correo.mx');
  write(question, 'Una pata llegó rota. 🪑');
};
const press = () => fireEvent.click(screen.getByText('Enviar', { selector: 'button > span' }));

beforeAll(() => {
  // jsdom has no crypto.randomUUID
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => 'k-1' });
});

test('what is sent is answered with its folio, in place of the form', async () => {
  const { called } = open('/contactanos');
  await fill('¿En qué te ayudamos?');
  press();
  expect((await screen.findByRole('status')).textContent).toBe(
    'Gracias, tu mensaje se ha enviado correctamenteTu folio es 100123. También te lo enviamos por correo.',
  );
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  expect(called('POST /sendcontact')[0]?.input).toMatchObject({
    body: {
      name: 'Ana Ruiz',
      email: 'ana@correo.mx',
      website: '',
      form: { message: 'Una pata llegó rota. 🪑', phone: '' },
    },
  });
});

test('nothing is sent until the fields are good, and the first one that is not has the focus', async () => {
  const { called } = open('/contactanos');
  await fill('¿En qué te ayudamos?');
  write('Nombre', '');
  write(/Teléfono/, '998');
  press();
  expect(await screen.findByText(/Revisa tu\(s\): Teléfono/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
  expect(called('POST /sendcontact')).toEqual([]);
});

test('a complaint about an order brings the folio of its link', async () => {
  const { called } = open('/sugerencias-y-quejas?folio=200123');
  await fill('¿Qué pasó?');
  press();
  await screen.findByRole('status');
  expect(called('POST /sendsuggestions')[0]?.input).toMatchObject({ body: { form: { orderFolio: '200123' } } });
});

test.each([
  ['internal', 500, 'Hubo un error al enviar la información'],
  ['too_many_mails', 429, 'Ya recibimos varios mensajes con este correo. Si es urgente, llámanos.'],
] as const)('a refusal with %s is said, and nothing typed is lost', async (code, status, words) => {
  open('/contactanos', new ApiError(status, code, ''));
  await fill('¿En qué te ayudamos?');
  press();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText('¿En qué te ayudamos?')).toHaveProperty('value', 'Una pata llegó rota. 🪑');
});
