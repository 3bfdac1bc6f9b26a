import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInBrand } from '../testing';
import { Button } from './Button';

test('a button that is off stays reachable, says why and does nothing', async () => {
  const user = userEvent.setup();
  let pressed = 0;
  renderInBrand(
    <Button reason="Elige una fecha de entrega." onClick={() => (pressed += 1)}>
      Continuar
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Continuar', description: 'Elige una fecha de entrega.' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(pressed).toBe(0);
});

test('a press on a disabled button leads to the missing field', async () => {
  const user = userEvent.setup();
  let led = 0;
  renderInBrand(
    <Button reason="Falta la calle." onHeld={() => (led += 1)}>
      Guardar
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(led).toBe(1);
});

test('while it works a second press does nothing', async () => {
  const user = userEvent.setup();
  let pressed = 0;
  renderInBrand(
    <Button busy="Agregando" onClick={() => (pressed += 1)}>
      Agregar
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Agregando' }));
  expect(pressed).toBe(0);
});
