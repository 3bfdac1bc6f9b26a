import { emptyBroker } from '@actual/contracts/fiscal/broker-rules';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 'b',
  role: 'broker' as const,
  firstName: 'Emilio',
  lastName: 'Sansores',
  email: 'e@b.mx',
  invited: false,
};
const put = 'PUT /me/broker';
const whole = {
  ...emptyBroker,
  street: 'Calle 20',
  externalNumber: '101',
  zipCode: '77500',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  entity: 'ROO',
  bussinessLegalName: 'Emilio Sansores Rivas',
  rfc: 'SARE800101AB1',
  bank: 'Banamex',
  interbankClabe: '002010077777777771',
};

const sales = {
  total: 1,
  orders: 1,
  counted: 8_500,
  data: [
    {
      folio: '100012',
      createdAt: '2026-11-20T18:00:00.000Z',
      article: 'Sofá Mar',
      pieces: 1,
      state: 'ordered',
      total: 8_500,
      order: { folio: '200004', status: 'completed', counted: 8_500 },
    },
  ],
};

async function open(profile: object, answer: (input: unknown) => unknown = () => ({ ...whole, updatedAt: null })) {
  const page = renderTestPage({
    brand,
    routes: [{ path: '/broker/profile', loader, Component }],
    url: '/broker/profile',
    initial: { user },
    answer: async (key, input) => {
      if (key === 'GET /me/broker/quotations/{page}') return sales;
      if (key === 'POST /common/states') return [{ Code: 'ROO', Name: 'Quintana Roo' }];
      return key === put ? answer(input) : { ...profile, updatedAt: null };
    },
  });
  await screen.findByRole('form', { name: 'Perfil de corredor' });
  return page;
}
const write = (label: string, value: string) => {
  const box = screen.getByLabelText(label);
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar perfil' }));

test('an empty profile marks its missing fields, and is not sent', async () => {
  const { called } = await open(emptyBroker);
  save();
  expect(await screen.findByText('Datos incompletos')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByLabelText('Calle')[0]);
  expect(screen.getAllByText('Este campo es requerido').length).toBeGreaterThan(8);
  expect(called(put)).toHaveLength(0);
});

test('a wrong CLABE is said when it is left; a right one names its bank', async () => {
  await open({ ...whole, bank: '', interbankClabe: '' });
  write('CLABE interbancaria', '002 010 07777777777 2');
  expect(screen.getByText(/El dígito verificador no coincide/)).toBeTruthy();
  expect(screen.getByLabelText('Banco')).toHaveProperty('value', '');
  write('CLABE interbancaria', '002 010 07777777777 1');
  expect(screen.getByText('Es una cuenta de Banamex.')).toBeTruthy();
  expect(screen.getByLabelText('Banco')).toHaveProperty('value', 'Banamex');
});

test('a whole profile is sent as it is kept', async () => {
  const { called } = await open({ ...whole, interbankClabe: '' });
  write('CLABE interbancaria', '002 010 07777777777 1');
  save();
  await waitFor(() => expect(called(put)[0]?.input).toEqual({ body: whole }));
});

test('an address for invoices is asked for whole, once it is begun', async () => {
  const { called } = await open(whole);
  const invoice = within(screen.getByRole('group', { name: 'Dirección de facturación' }));
  fireEvent.change(invoice.getByLabelText('Ciudad'), { target: { value: 'Mérida' } });
  save();
  await screen.findByText('Datos incompletos');
  expect(document.activeElement).toBe(invoice.getByLabelText('Calle'));
  expect(called(put)).toHaveLength(0);
});

test('shows the service’s refusals at their fields, and keeps the typed values', async () => {
  await open(whole, () => {
    throw new ApiError(400, 'invalid_input', '', [{ field: 'entity' }]);
  });
  write('Referencias (opcional)', 'Portón verde');
  save();
  expect(await screen.findByText('Revisa tu(s): Estado')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Estado')[0]));
  expect(screen.getByLabelText('Referencias (opcional)')).toHaveProperty('value', 'Portón verde');
});

test('own quotations are above the profile, with the sum for the commission', async () => {
  await open(whole);
  const list = within(screen.getByRole('list', { name: 'Cotizaciones que hiciste' }));
  list.getByText('100012');
  list.getByText('Sofá Mar · 1 pieza');
  list.getByText('Pedido 200004: procesado');
  expect(screen.getByText('Ventas para tu comisión').parentElement?.textContent).toContain('$8,500');
});
