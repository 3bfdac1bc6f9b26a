import { requestIn } from './request-fields';

const line = '00000000-0000-4000-8000-000000000001';
const fieldsOf = (values: Record<string, string>): FormData => {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
};
const whole = { motivo: 'blow', descripcion: '  Una esquina rota.  ', [`piezas-${line}`]: '2' };

test('a form asks for the pieces that were chosen, and for no line without any', () => {
  const lines = [{ line }, { line: 'other' }];
  expect(requestIn(fieldsOf(whole), 'damage', lines)).toEqual({
    asked: {
      kind: 'damage',
      reason: 'blow',
      text: 'Una esquina rota.',
      pieces: [{ line, quantity: 2 }],
      closed: false,
    },
  });
});

test('a missing value is reported at its field', () => {
  expect(requestIn(fieldsOf({ descripcion: 'corto' }), 'return', [{ line }])).toEqual({
    errors: {
      piezas: 'Elige cuántas piezas.',
      motivo: 'Elige el motivo.',
      descripcion: 'Cuéntanos un poco más: al menos 10 letras.',
    },
  });
});

test.each(['-1', '1.5', 'x', ''])('%j is refused as a number of pieces', (typed) => {
  const found = requestIn(fieldsOf({ ...whole, [`piezas-${line}`]: typed }), 'damage', [{ line }]);
  expect(found).toMatchObject({ errors: { piezas: 'Elige cuántas piezas.' } });
});
