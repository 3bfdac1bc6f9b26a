import { newClient } from '@actual/contracts/account/account';
import { isCommonPassword } from '@actual/contracts/common-passwords';
import { visibleTexts } from '@actual/contracts/visible-text';
import fc from 'fast-check';
import { checkField, type Draft, newClientOf } from './register-rules';

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

test('accepts a complete form', () => {
  for (const name of Object.keys(draft) as (keyof Draft)[]) expect(check(name, draft[name])).toBe(true);
});

test.each(Object.keys(draft) as (keyof Draft)[])('%s is required, and spaces do not fill it', (name) => {
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
  ['password', 'México2026!', 'Revisa tu(s): Contraseña. Es de las más usadas y fácil de adivinar: elige otra.'],
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

/** Each value with one letter more, less or other, anywhere. */
const nearly = (value: string): string[] =>
  [...'aZ9ñ🪑@. _-+()"٣\u0000', ''].flatMap((letter) =>
    Array.from({ length: value.length + 1 }, (_, at) => at).flatMap((at) => [
      value.slice(0, at) + letter + value.slice(at),
      value.slice(0, at) + letter + value.slice(at + 1),
    ]),
  );
const twins: Partial<Record<keyof Draft, keyof Draft>> = { E_Mail: '_E_Mail', password: '_password' };

test.each([
  ['FirstName', 'Ana'],
  ['E_Mail', 'ana.ruiz@correo.com.mx'],
  ['Cellular', '+52 (998) 214-5567'],
  ['password', 'azul 7ñ1'],
] as const)('%s: the form and the contract take and refuse the same', (name, good) => {
  // blanks around an e-mail are not sent
  const values = nearly(good).filter((value) => value === value.trim());
  for (const value of values) {
    const twin = twins[name];
    const typed: Draft = { ...draft, [name]: value, ...(twin ? { [twin]: value } : {}) };
    const issues = newClient.safeParse(visibleTexts({ ...typed, invited: false })).error?.issues ?? [];
    expect([value, checkField(name, value, typed) === true]).toEqual([
      value,
      !issues.some(({ path }) => path[0] === name),
    ]);
  }
});

const near = (good: string) =>
  fc
    .tuple(fc.nat(good.length), fc.string({ unit: 'grapheme', maxLength: 2 }))
    .map(([at, more]) => good.slice(0, at) + more + good.slice(at + 1));
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', '🪑', 'x'.repeat(50), 'x'.repeat(51), '12345678', '  password  ', 'a'.repeat(129)),
);

test('the form accepts exactly what the service accepts, for any text in any of its fields', () => {
  const names = Object.keys(draft) as (keyof Draft)[];
  const pairs = { E_Mail: '_E_Mail', password: '_password' } as const;
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.boolean(), typed, fc.nat(), (name, isRepeated, text, seed) => {
      const [value = text] = seed % 2 ? fc.sample(near(draft[name]), { seed, numRuns: 1 }) : [text];
      const twin = isRepeated && name in pairs ? { [pairs[name as keyof typeof pairs]]: value } : {};
      const one = { ...draft, [name]: value, ...twin };
      const isRight = names.every((field) => checkField(field, one[field], one) === true);
      const sent = newClientOf(one, false);
      // the form's repeated fields are not sent
      const isRepetitionRight = one.E_Mail.trim().toLowerCase() === one._E_Mail.trim().toLowerCase();
      const isTaken =
        newClient.safeParse(visibleTexts(sent)).success && !isCommonPassword(one.password) && isRepetitionRight;
      expect(isRight).toBe(isTaken);
    }),
    { numRuns: 3_000 },
  );
});
