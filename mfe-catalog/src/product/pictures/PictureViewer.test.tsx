import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureViewer } from './PictureViewer';

const pictures = [
  { stem: 'sofa', alt: 'Sofá de frente' },
  { stem: 'sofa-2', alt: 'Sofá de lado' },
  { stem: 'sofa-3', alt: 'Costura del sofá' },
];

test('arrows turn the pictures round, a zoomed picture is left to scrolling, Escape closes', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  render(<PictureViewer pictures={pictures} start={2} name="Sofá Bruma" onClose={close} />);
  expect(screen.getByAltText('Costura del sofá')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByAltText('Sofá de frente')).toBeTruthy();
  await user.keyboard('+{ArrowRight}');
  expect(screen.getByAltText('Sofá de frente')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Alejar' }).ariaDisabled).toBeNull();
  await user.keyboard('-{ArrowLeft}');
  expect(screen.getByAltText('Costura del sofá')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows a picture in its largest width, or in the page’s widths when there is none so large', () => {
  render(<PictureViewer pictures={pictures} start={0} name="Sofá Bruma" onClose={jest.fn()} />);
  const shown = screen.getByAltText('Sofá de frente');
  const widths = () => shown.parentElement?.querySelector('source')?.getAttribute('srcset');
  expect(widths()).toContain('/pictures/sofa-1600.avif 1600w');
  fireEvent.error(shown);
  expect(widths()).not.toContain('1600');
});
