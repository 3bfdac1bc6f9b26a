import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aQuotation, id, openQuotation } from './testing';

test('shows clients nothing of the desk, and makes no call', async () => {
  const { calls } = openQuotation({ role: 'client' });
  await waitFor(() => expect(screen.queryByText('Mostrador')).toBeNull());
  expect(calls).toEqual([]);
});

test('shows the next task first, with the client’s contacts and one button', async () => {
  const { called } = openQuotation({
    quotation: aQuotation({ site: 'actual-home' }),
    followUp: { nextStep: { text: 'Llamar con fotos', day: '2026-11-01' } },
    answers: {
      'GET /quotation/{id}/contact': { name: 'Ana', phone: '+529982145570', email: 'a@b.mx', link: 'https://x.mx/1' },
    },
  });
  const next = within(await screen.findByRole('region', { name: 'Qué sigue' }));
  expect(await next.findByText('Llamar con fotos')).toBeTruthy();
  expect(next.getByRole('link', { name: '998 214 5570' }).getAttribute('href')).toBe('tel:+529982145570');
  const whatsApp = decodeURIComponent(next.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(whatsApp).toContain(
    'wa.me/529982145570?text=Hola, Ana. Te comparto tu cotización de Actual Home: https://x.mx/1',
  );
  fireEvent.click(next.getByRole('button', { name: 'Hecho' }));
  await waitFor(() => expect(called('PUT /quotation/{id}/nextstep')).toHaveLength(1));
});

test('the client leads to their page; who makes, where and for which brand is said with the folio', async () => {
  const ana = { id: 'c1', CardName: 'Ana Pech', CardCode: 'C500002', E_Mail: 'ana@correo.mx', Cellular: '' };
  openQuotation({
    quotation: aQuotation({
      Client: { id: 'c1', name: 'Ana Pech', email: 'ana@correo.mx', invited: false },
      User: { firstName: 'Daniel', lastName: 'Ríos', email: '', phone: '', mobilePhone: '' },
      Store: { code: 'cancun', name: 'Cancún' },
    }),
    answers: {
      'GET /quotation/{id}/sale': {
        Client: ana,
        User: { id: 's', name: 'Daniel Ríos' },
        Store: null,
        isOpen: true,
        handovers: [],
        Sellers: [],
        Stores: [],
      },
      'GET /client/{id}/fiscaladdress': { fiscalAddress: null, isValid: false, defaults: { U_Correos: '' }, lists: {} },
    },
  });
  const link = await screen.findByRole('link', { name: 'Ana Pech' });
  expect(link.getAttribute('href')).toBe('/clientes/c1');
  expect(screen.getByText(/por Daniel Ríos · Cancún · Actual Studio/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar al pago' }).getAttribute('href')).toBe(`/checkout/client/${id}`);
});

test.each([
  ['nothing in it', { Details: [] }, 'Agrega un artículo para continuar.'],
  ['no postal code', { ZipcodeDelivery: null }, 'Falta el código postal de entrega.'],
])('the way to the payment is closed with %s, and says so', async (_why, change, words) => {
  openQuotation({ quotation: aQuotation(change) });
  const press = await screen.findByRole('button', { name: 'Continuar al pago' });
  expect(press).toHaveProperty('disabled', true);
  expect(press.getAttribute('title')).toBe(words);
});

test('it is mailed to its client by two presses', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const contact = { name: 'Ana', phone: null, email: 'ana@correo.mx', link: 'https://x.mx/1' };
  const { called } = openQuotation({ answers: { 'GET /quotation/{id}/contact': contact } });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar por correo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Correo')).toHaveProperty('value', 'ana@correo.mx'));
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(called('POST /quotation/sendemail/{id}')[0]?.input).toEqual({
      params: { id },
      body: { email: 'ana@correo.mx' },
    }),
  );
});

test('what was typed stays while the session is over, and after signing in again; nobody else sees it', async () => {
  const { shell } = openQuotation();
  const { user, end, set, clear } = shell.stores.session.getState();
  const notes = await screen.findByPlaceholderText('¿Qué se habló y qué sigue?');
  fireEvent.change(notes, { target: { value: 'Quiere el sofá en gris' } });
  act(end);
  expect(screen.getByDisplayValue('Quiere el sofá en gris')).toBe(notes);
  act(() => user && set(user));
  expect(screen.getByDisplayValue('Quiere el sofá en gris')).toBe(notes);
  act(clear);
  expect(screen.queryByDisplayValue('Quiere el sofá en gris')).toBeNull();
});
