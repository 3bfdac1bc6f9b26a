import { type Brand, BrandProvider } from '@actual/themes-contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextField } from './TextField';

const brand = { structure: { errorSign: 'warning' } } as unknown as Brand;
const show = (field: React.ReactNode) => render(<BrandProvider brand={brand}>{field}</BrandProvider>);

test('a pasted text that is too long stays whole and is told in place of the hint; other words about it come back', () => {
  show(<TextField label="Calle" maxLength={5} hint="Sin número" error="Falta" />);
  const street = screen.getByLabelText<HTMLInputElement>('Calle');
  expect(street.maxLength).toBe(-1);
  fireEvent.input(street, { target: { value: 'Nichupté' } });
  expect(street.value).toBe('Nichupté');
  expect(screen.getByText('Máximo 5 caracteres; 3 sobran')).toBeTruthy();
  expect(street.validity.customError).toBe(true);
  fireEvent.input(street, { target: { value: 'Nader' } });
  expect(screen.getByText('Falta')).toBeTruthy();
  expect(street.validity.valid).toBe(true);
});

test('a field of digits takes no more of them than it has', () => {
  show(<TextField label="Código postal" inputMode="numeric" maxLength={5} />);
  expect(screen.getByLabelText<HTMLInputElement>('Código postal').maxLength).toBe(5);
});

test('what is wrong is said aloud where the focus is in the field already, and only there', () => {
  const form = (error?: string) => (
    <BrandProvider brand={brand}>
      <TextField id="code" label="Código postal" error={error} />
      <TextField id="street" label="Calle" error={error} />
    </BrandProvider>
  );
  const { rerender } = render(form());
  screen.getByLabelText('Código postal').focus();
  rerender(form('Ingresa tus datos'));
  expect(screen.getAllByText('Ingresa tus datos')).toHaveLength(2);
  expect(screen.getAllByRole('alert').map(({ id }) => id)).toEqual(['code-error']);
});
