import { Role } from '@actual/contracts/facts/access/roles';
import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen } from '@testing-library/react';
import { Component as Contact } from '../contactanos/route';
import { Component as Suggestions } from '../sugerencias-y-quejas/route';
import { renderTestPage } from '../testing';

const open = (
  url: string,
  answer: unknown = { folio: '100123' },
  initial?: Parameters<typeof renderTestPage>[0]['initial'],
) =>
  renderTestPage({
    routes: [
      { path: '/contactanos', Component: Contact },
      { path: '/sugerencias-y-quejas', Component: Suggestions },
    ],
    url,
    initial,
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

test('shows the folio in place of the form once the message is sent', async () => {
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

test('fills in name and e-mail for a signed-in user', async () => {
  const user = {
    id: 'u',
    role: Role.client,
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@correo.mx',
    invited: false,
  };
  const { called } = open('/contactanos', undefined, { user });
  await screen.findByDisplayValue('Ana Ruiz');
  write('¿En qué te ayudamos?', 'Una duda.');
  press();
  await screen.findByRole('status');
  expect(called('POST /sendcontact')[0]?.input).toMatchObject({
    body: { form: { name: 'Ana Ruiz', email: 'ana@correo.mx', e_mail: 'ana@correo.mx' } },
  });
});

test('names its canonical address to search engines', async () => {
  open('/contactanos?de=pie');
  await screen.findByLabelText('Nombre');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/contactanos');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

describe('a file that goes along', () => {
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(/Foto o PDF/), { target: { files: [file] } });
  const photo = new File(['x'], 'pata rota.jpg', { type: 'image/jpeg' });

  test('is handed in once it is chosen, named to the person, and sent with the message; it can be left out again', async () => {
    const { called } = open('/sugerencias-y-quejas', { id: 'a-1', folio: '100123' });
    await fill('¿Qué pasó?');
    choose(photo);
    expect(await screen.findByText('Se enviará con tu mensaje: pata rota.jpg')).toBeTruthy();
    fireEvent.click(screen.getByText('Quitar archivo'));
    expect(screen.queryByText(/Se enviará con tu mensaje/)).toBeNull();
    choose(photo);
    await screen.findByText('Se enviará con tu mensaje: pata rota.jpg');
    press();
    await screen.findByText(/Tu folio es 100123/);
    expect(called('POST /forms/attachment')).toHaveLength(2);
    expect(called('POST /sendsuggestions')[0]?.input).toMatchObject({
      body: { form: { message: 'Una pata llegó rota. 🪑', attachment: { id: 'a-1', name: 'pata rota.jpg' } } },
    });
  });

  test('refuses a file that is too large at its field without sending it, and keeps the text', async () => {
    const { called } = open('/sugerencias-y-quejas');
    await fill('¿Qué pasó?');
    const heavy = new File(['x'], 'foto.jpg');
    Object.defineProperty(heavy, 'size', { value: 5 * 1_024 ** 2 + 1 });
    choose(heavy);
    expect(await screen.findByText(/El archivo pesa más de 5 MB/)).toBeTruthy();
    expect(called('POST /forms/attachment')).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('¿Qué pasó?').value).toBe('Una pata llegó rota. 🪑');
  });

  test.each([
    ['file_not_taken', /no es una foto JPG, PNG o WebP ni un PDF/],
    ['picture_too_large', /La foto tiene demasiados puntos/],
    ['pdf_encrypted', /El PDF tiene contraseña/],
    ['rate_limited', /Intenta de nuevo en una hora/],
  ] as const)('%s is said in words at its field', async (code, text) => {
    open('/sugerencias-y-quejas', new ApiError(400, code, ''));
    await fill('¿Qué pasó?');
    choose(photo);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('¿Qué pasó?').value).toBe('Una pata llegó rota. 🪑');
  });

  test('is not offered on the page for questions', async () => {
    open('/contactanos');
    await screen.findByLabelText('Nombre');
    expect(screen.queryByLabelText(/Foto o PDF/)).toBeNull();
  });
});
