import type { StorefrontDocument } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Company, cleanedCompany, companyComplaint } from './company-words';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const content: Company = {
  kind: 'company',
  name: 'Mueblería, S.A.',
  rfc: 'MSU100203AB1',
  address: 'Calle 60, Mérida',
  phone: '999 123 4567',
  mail: 'atencion@correo.mx',
  privacyMail: 'privacidad@correo.mx',
  phoneWeek: Array.from({ length: 7 }, () => []),
  officeWeek: Array.from({ length: 7 }, () => []),
};
const document: StorefrontDocument = { document: 'company.store', revision: 1, content, versions: [] };

function open() {
  return renderTestPage({
    brand,
    routes: [{ path: '/contenido', loader, Component }],
    url: '/contenido?tipo=empresa',
    initial: { user: { id: 'a', role: 'admin', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } },
    answer: async (key) => (key === 'GET /company/find' ? [] : document),
  });
}

test('telephone and hours are changed and published; an RFC is written in capitals', async () => {
  const { called } = open();
  const hours = within(await screen.findByRole('group', { name: 'Cuándo se contesta el teléfono' }));
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  write(screen.getByLabelText('Teléfono de atención'), '998 000 1122');
  write(screen.getByLabelText('RFC'), 'msu100203ab1');
  write(hours.getByLabelText('Lunes, abre'), '09:00');
  write(hours.getByLabelText('Lunes, cierra'), '13:00');
  fireEvent.click(hours.getByRole('button', { name: 'Todos los días como el lunes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  const [put] = called('PUT /storefront/{document}');
  expect((put?.input as { body: { content: Company } } | undefined)?.body.content).toEqual({
    ...content,
    phone: '998 000 1122',
    phoneWeek: Array.from({ length: 7 }, () => [['09:00', '13:00']]),
  });
});

test.each<[string, Partial<Company>]>([
  ['La empresa necesita su razón social y su domicilio.', { name: ' ' }],
  ['El RFC lleva doce o trece letras y números, como MSU100203AB1.', { rfc: 'MSU' }],
  ['El teléfono tiene diez dígitos.', { phone: '998' }],
  ['Revisa los correos.', { mail: 'correo' }],
])('refuses before sending: %s', (words, part) => {
  expect(companyComplaint(cleanedCompany({ ...content, ...part }))).toBe(words);
});
