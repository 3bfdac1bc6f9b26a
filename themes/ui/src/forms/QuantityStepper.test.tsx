import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInBrand } from '../testing';
import { QuantityStepper } from './QuantityStepper';

const Stepper = ({ max }: { max: number }) => {
  const [value, setValue] = useState(1);
  return <QuantityStepper value={value} max={max} onChange={setValue} maxText="Quedan 3 piezas" />;
};

test('never passes the pieces of the date, by button or by typing', async () => {
  const user = userEvent.setup();
  renderInBrand(<Stepper max={3} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const more = screen.getByRole('button', { name: 'Agregar una pieza' });
  await user.click(more);
  await user.click(more);
  await user.click(more);
  expect(field.value).toBe('3');
  expect(screen.getByRole('status').textContent).toBe('Quedan 3 piezas');
  await user.clear(field);
  await user.type(field, '99{Enter}');
  expect(field.value).toBe('3');
});

test('never goes below one, and an emptied field keeps its last number', async () => {
  const user = userEvent.setup();
  renderInBrand(<Stepper max={3} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(screen.getByRole('button', { name: 'Quitar una pieza' }));
  expect(field.value).toBe('1');
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('1');
});
