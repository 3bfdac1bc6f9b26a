import { act, fireEvent, screen } from '@testing-library/react';
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

const Address = () => {
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState(false);
  return (
    <section>
      {given ? <button type="button">Editar</button> : null}
      {given ? null : (
        <p>
          <button type="button" onClick={() => setOpen(true)}>
            Agregar dirección
          </button>
        </p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Dirección">
        <button type="button" onClick={() => setGiven(true)}>
          Guardar
        </button>
      </Dialog>
    </section>
  );
};

test('where the button that opened it is gone, focus goes to what stands in its place', async () => {
  const user = userEvent.setup();
  renderInBrand(<Address />);
  await user.click(screen.getByRole('button', { name: 'Agregar dirección' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar' }));
});

test('Escape in a dialog inside another closes the inner one alone', async () => {
  const closed: string[] = [];
  renderInBrand(
    <Dialog open onClose={() => closed.push('outer')} title="Menú">
      <Dialog open onClose={() => closed.push('inner')} title="Perfil">
        <p>Ana</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Perfil' }), new Event('cancel', { cancelable: true }));
  expect(closed).toEqual(['inner']);
});

test('a press on the veil closes it; one inside, or on its own scrollbar, does not', () => {
  const onClose = jest.fn();
  renderInBrand(
    <Dialog open onClose={onClose} title="Menú">
      <p>Ana</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 500, 400));
  fireEvent.mouseDown(screen.getByText('Ana'), { clientX: 120, clientY: 80 });
  fireEvent.mouseDown(dialog, { clientX: 592, clientY: 300 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog, { clientX: 620, clientY: 300 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('going back', () => {
  const history = new EventTarget();
  beforeAll(() => Object.defineProperty(window, 'navigation', { configurable: true, value: history }));
  afterAll(() => Reflect.deleteProperty(window, 'navigation'));
  /** A move through the history; answers whether the page stays. */
  const goes = (navigationType: string): boolean => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType });
    act(() => {
      history.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };

  test('back closes an open dialog and stays on the page; without one it leaves the page', async () => {
    const user = userEvent.setup();
    renderInBrand(<Question />);
    expect(goes('traverse')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    expect(goes('push')).toBe(false);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(goes('traverse')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(goes('traverse')).toBe(false);
  });
});
