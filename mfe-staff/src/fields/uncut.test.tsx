import { type Brand, BrandProvider } from '@actual/themes-contract';
import { TextAreaField, TextField } from '@actual/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './controls';
import { FormField } from './FormField';
import { TextArea, TextLine } from './uncut';

const brand = { structure: { errorSign: 'warning' } } as unknown as Brand;
const show = (fields: React.ReactNode) => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <BrandProvider brand={brand}>
      <form onSubmit={onSubmit}>
        {fields}
        <button type="submit">Guardar</button>
      </form>
    </BrandProvider>,
  );
  return { onSubmit, save: () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })) };
};

test.each([
  [
    'a line',
    <Field key="a">
      Notas
      <TextLine maxLength={5} />
    </Field>,
  ],
  [
    'several lines',
    <Field key="b">
      Notas
      <TextArea maxLength={5} />
    </Field>,
  ],
  ['a line of a form', <FormField key="e" label="Notas" maxLength={5} />],
  ['a line of a dialog', <TextField key="c" label="Notas" maxLength={5} />],
  ['several lines of a dialog', <TextAreaField key="d" label="Notas" maxLength={5} />],
])('keeps all of what is pasted into %s, says how much is too much, and is not sent until it fits', (_what, field) => {
  const { onSubmit, save } = show(field);
  const notes = screen.getByLabelText('Notas');
  fireEvent.input(notes, { target: { value: 'seis 7' } });
  expect(notes).toHaveProperty('value', 'seis 7');
  expect(screen.getByText('Máximo 5 caracteres; 1 sobra')).toBeTruthy();
  expect(notes.getAttribute('aria-invalid')).toBe('true');
  save();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.input(notes, { target: { value: 'cinco' } });
  expect(screen.queryByText(/Máximo/)).toBeNull();
  save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
