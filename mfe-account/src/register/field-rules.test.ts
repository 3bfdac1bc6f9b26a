import { checkField, type Draft } from './field-rules';

const draft: Draft = {
  FirstName: 'Mariana',
  LastName: 'Pech Canul',
  E_Mail: 'mariana.pech@correo.mx',
  _E_Mail: 'mariana.pech@correo.mx',
  Cellular: '998 214 5567',
  password: 'hamaca-azul',
  _password: 'hamaca-azul',
};
const check = (name: keyof Draft, value: string) => checkField(name, value, draft);

test('a good draft has nothing to mend', () => {
  for (const name of Object.keys(draft) as (keyof Draft)[]) expect(check(name, draft[name])).toBe(true);
});

test.each(Object.keys(draft) as (keyof Draft)[])('%s is required, and spaces are nothing', (name) => {
  expect(check(name, '  ')).toBe('Este campo es requerido');
});

test.each([
  ['Cellular', '998 214 55', 'Revisa tu(s): Celular. Faltan 2 dígitos.'],
  ['Cellular', '998 214 556', 'Revisa tu(s): Celular. Falta 1 dígito.'],
  ['Cellular', '998 214 5567 ext 3', 'Revisa tu(s): Celular'],
  ['E_Mail', 'mariana', 'Ingrese un email válido'],
  ['E_Mail', 'mariana@correo', 'Ingrese un email válido'],
  ['E_Mail', 'a b@correo.mx', 'Ingrese un email válido'],
  ['_E_Mail', 'otra@correo.mx', 'Revisa tu(s): Correo. No coincide con el de arriba.'],
  ['password', 'corta', 'Revisa tu(s): Contraseña. Al menos 8 caracteres, sin contar espacios.'],
  ['_password', 'hamaca-verde', 'Revisa tu(s): Contraseña. No coincide con la de arriba.'],
] as const)('%s «%s»: %s', (name, value, message) => {
  expect(check(name, value)).toBe(message);
});

test.each(['9982145567', '+52 (998) 214-5567', '52.998.214.55.67'])('%s ends with ten digits', (phone) => {
  expect(check('Cellular', phone)).toBe(true);
});

test('the confirmation may be written in capitals', () => {
  expect(check('_E_Mail', ' Mariana.Pech@Correo.mx ')).toBe(true);
});
