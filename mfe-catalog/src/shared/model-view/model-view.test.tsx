import { BrandProvider } from '@actual/themes-contract';
import { act, render, screen } from '@testing-library/react';
import { ModelView } from './ModelView';

const brand = { structure: {}, illustrations: {}, voice: {} } as never;
const show = (alt: string) =>
  render(<ModelView src="/models/sofa.glb" alt={alt} />, {
    wrapper: ({ children }) => <BrandProvider brand={brand}>{children}</BrandProvider>,
  });

test('the view says in Spanish how it is moved, from where it is seen, and how it is seen at true size', () => {
  const { container } = show('Vista en 3D: Sofá');
  const viewer = container.querySelector('model-viewer');
  expect(viewer?.getAttribute('ar-scale')).toBe('fixed');
  expect(JSON.parse(viewer?.getAttribute('a11y') ?? '')).toMatchObject({
    'interaction-prompt': expect.stringContaining('flechas'),
    front: 'Visto de frente.',
    'upper-left': 'Visto desde arriba, por la izquierda.',
  });
  expect(screen.getByText('Verlo aquí, a tamaño real').closest('[slot="ar-button"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Salir de la cámara' })).not.toBeNull();
});

test('a device that does not open its camera is answered by a sentence, which goes when it does', () => {
  const { container } = show('');
  const viewer = container.querySelector('model-viewer');
  const turn = (status: string) =>
    act(() => void viewer?.dispatchEvent(new CustomEvent('ar-status', { detail: { status } })));
  turn('failed');
  screen.getByText(/^Tu dispositivo no pudo abrir la cámara/);
  turn('session-started');
  expect(screen.queryByText(/^Tu dispositivo no pudo abrir la cámara/)).toBeNull();
});

test('a model that does not arrive is answered by a sentence: its picture alone looks like a view that does not turn', () => {
  const { container } = show('');
  act(() => void container.querySelector('model-viewer')?.dispatchEvent(new CustomEvent('error')));
  screen.getByText(/^No pudimos traer la vista en 3D/);
});
