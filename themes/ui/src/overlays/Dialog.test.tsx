import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInBrand } from '../testing';
import { Dialog } from './Dialog';

const Question = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cambiar
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="¿Dónde lo entregamos?">
        <input aria-label="Código postal" data-autofocus="" />
      </Dialog>
    </>
  );
};

test('focus goes into the dialog and comes back to the button that opened it', async () => {
  const user = userEvent.setup();
  renderInBrand(<Question />);
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.getByRole('dialog', { name: '¿Dónde lo entregamos?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Código postal'));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar' }));
});
