import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aQuotation } from './testing';
import { openPage as open } from './testing-page';

jest.setTimeout(30_000);

const ready = () => screen.findByText(/Folio 100001/);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a mail that did not go out says so and keeps the address', async () => {
  let fails = true;
  const { called } = open(aQuotation(), {
    answers: { 'POST /quotation/sendemail/{id}': () => (fails ? new ApiError(500, 'internal', '') : { ok: true }) },
  });
  await ready();
  fireEvent.click(button('Enviar por correo'));
  const field = await screen.findByLabelText('Correo');
  const send = () => fireEvent.click(screen.getByText('Enviar'));
  send();
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'nadie' } });
  send();
  expect(await screen.findByText('Ingrese un email válido')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'ana@correo.mx' } });
  send();
  expect(await screen.findByText('Hubo un error al enviar la información')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('ana@correo.mx');
  fails = false;
  send();
  await waitFor(() => expect(screen.queryByLabelText('Correo')).toBeNull());
  expect(called('POST /quotation/sendemail/{id}')[1]?.input).toMatchObject({ body: { email: 'ana@correo.mx' } });
});

test('a client’s other open quotation is offered, and comes in on a press', async () => {
  const quotation = aQuotation({ Client: { id: 'c', name: 'Ana', email: 'a@b.mx', invited: false } });
  const other = { id: 'e'.repeat(32), folio: '100007', totalProducts: 2, total: 5, isClosed: false, OrderWeb: null };
  let merged = false;
  const { called } = open(quotation, {
    initial: { user: { id: 'u', role: 'client', firstName: 'Ana', lastName: '', email: 'a@b.mx', invited: false } },
    answers: {
      'POST /quotation/find/{page}': () => ({ data: [{ ...other, isClosed: merged }], total: 1 }),
      'POST /quotation/update/{id}': () => {
        merged = true;
        return { ...quotation, version: 2 };
      },
    },
  });
  await ready();
  expect(await screen.findByText(/folio 100007, con 2 piezas/)).toBeTruthy();
  fireEvent.click(button('Traer sus artículos'));
  await waitFor(() => expect(screen.queryByText(/folio 100007/)).toBeNull());
  expect(called('POST /quotation/update/{id}')[0]?.input).toMatchObject({ body: { mergeQuotation: other.id } });
});
