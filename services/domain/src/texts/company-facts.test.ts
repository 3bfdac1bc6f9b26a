import { companyAtFirst } from '@actual/contracts/facts/company/company-at-first';
import { companyFacts } from './company-facts';
import { companyNames } from './figure-names.mjs';

test('the release knows every fact of the company, and every one has its value', () => {
  expect(Object.keys(companyFacts(companyAtFirst)).sort()).toEqual([...companyNames].sort());
});

test('texts say who sells as the foot of every page does', () => {
  const phoneHours = [
    { days: 'Lunes a viernes', hours: '10:00 a 14:00 y 15:00 a 19:00' },
    { days: 'Sábado', hours: '10:00 a 13:00' },
  ];
  const facts = companyFacts({
    ...companyAtFirst,
    name: 'Otra, S.A.',
    phone: '999 123 4567',
    phoneHours,
    officeHours: [],
  });
  expect(facts).toMatchObject({
    empresa: 'Otra, S.A.',
    telefono: '999 123 4567',
    'telefono-marcado': '+529991234567',
    'horario-semana': 'lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00',
    'horario-sabado': 'sábado de 10:00 a 13:00',
    'oficinas-semana': 'por ahora cerrado',
    'oficinas-sabado': 'los demás días cerrado',
  });
});
