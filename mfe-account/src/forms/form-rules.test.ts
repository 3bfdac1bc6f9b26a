import { ApiError, redirect } from '@actual/shell-contract';
import { answerForm, type FormRules, postOfForms } from './form-rules';

interface Draft {
  email: string;
  clave: string;
}
const rules: FormRules<Draft> = {
  name: 'prueba',
  labels: { email: 'Correo', clave: 'Contraseña' },
  check: (_field, value) => value !== '' || 'Este campo es requerido',
  words: { email_taken: { email: 'Ya es de alguien.' }, link_expired: 'Venció.' },
  secrets: ['clave'],
};
const sent = (fields: Record<string, string | File>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const typed = { email: 'ana@correo.mx', clave: 'hamaca-azul-7' };

test('returns errors with the typed fields, except secrets, and sends nothing', async () => {
  const send = jest.fn();
  const answer = await answerForm(rules, sent({ ...typed, email: '', otro: 'x' }), send);
  expect(answer).toEqual({
    form: 'prueba',
    sent: false,
    values: { email: '' },
    errors: { email: 'Este campo es requerido' },
  });
  expect(send).not.toHaveBeenCalled();
});

test('sends a valid form as typed; the answer goes with the page or redirects', async () => {
  const send = jest.fn(async () => ({ folio: '100123' }));
  const answer = await answerForm(rules, sent({ ...typed, otro: 'x' }), send);
  expect(send).toHaveBeenCalledWith(typed);
  expect(answer).toMatchObject({ sent: true, errors: {}, more: { folio: '100123' } });
  expect(await answerForm(rules, sent(typed), async () => redirect('/', 303))).toEqual(redirect('/', 303));
});

test.each([
  [
    'at its field',
    new ApiError(409, 'email_taken', ''),
    { errors: { email: 'Ya es de alguien.' }, refused: undefined },
  ],
  ['of the form', new ApiError(403, 'link_expired', ''), { errors: {}, refused: 'Venció.' }],
  ['that nobody foresaw', new Error('x'), { errors: {}, refused: 'Hubo un error, intenta de nuevo' }],
])('a refusal %s is said, and nothing typed is lost', async (_what, error, words) => {
  const answer = await answerForm(rules, sent(typed), () => Promise.reject(error));
  expect(answer).toEqual({ form: 'prueba', sent: false, values: { email: typed.email }, ...words });
});

test('treats a file sent for a text field as an empty field', async () => {
  const answer = await answerForm(rules, sent({ ...typed, email: new File(['x'], 'x') }), async () => undefined);
  expect(answer).toMatchObject({ sent: false, errors: { email: 'Este campo es requerido' } });
});

test('of several forms on a page the named one is answered; an unknown name sends nothing', async () => {
  const post = postOfForms({ prueba: ({ fields }) => answerForm(rules, fields, async () => undefined) });
  const ask = (formulario: string) => post({ fields: sent({ ...typed, formulario }) } as never);
  expect(await ask('prueba')).toMatchObject({ sent: true });
  expect(await ask('constructor')).toMatchObject({ sent: false, errors: {} });
});
