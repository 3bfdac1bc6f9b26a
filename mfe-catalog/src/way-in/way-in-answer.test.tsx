import { renderTestPage } from '@actual/shell-contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { WayInAnswer } from './WayInAnswer';

const product = {
  id: '00000000-0000-4000-8000-000000000001',
  packing: {
    parcels: [{ pieces: 2, width: 120, depth: 40, height: 15, weightKg: 18.5 }],
    builtAtHome: true,
    bare: null,
  },
};
const Page = () => <WayInAnswer product={product as never} />;
const brand = { site: 'actual-home', name: 'Actual Home', voice: {}, structure: {} };
const asked: unknown[] = [];
const show = (wayIn: string | null = null) => {
  asked.length = 0;
  renderTestPage({
    brand: brand as never,
    routes: [{ path: '/', Component: Page }],
    url: '/',
    initial: { wayIn },
    answer: async (_key, input) => {
      asked.push((input as { body: unknown }).body);
      return [
        { id: product.id, answer: 'no', text: 'No', more: 'No pasa por tu puerta.', carriers: 2, parcelsKnown: true },
      ];
    },
  });
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('answers for a single measured door, with how many carry the piece and how it travels', async () => {
  show();
  await screen.findByText('Llega en 2 bultos; el mayor, de 120 × 40 × 15 cm y 18.5 kg. Se arma en casa.');
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Medir mi acceso' }));
  fireEvent.change(await screen.findByLabelText('Puerta de mi casa: Ancho libre, en centímetros'), {
    target: { value: '80,9' },
  });
  fireEvent.change(field('Puerta de mi casa: Alto libre, en centímetros'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver si cabe' }));
  await screen.findByText('No pasa por tu puerta. La cargan 2 personas.');
  expect(asked).toEqual([{ ids: [product.id], wayIn: '_.d80-_' }]);
});

test('wrong figures are told in their fields, and nothing that was typed is lost', async () => {
  show('2.c90-210.d80-_');
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar mi acceso' }));
  const width = await screen.findByLabelText<HTMLInputElement>('Pasillo recto: Ancho, en centímetros');
  const height = field('Pasillo recto: Altura al techo, en centímetros');
  fireEvent.change(width, { target: { value: '4000000' } });
  fireEvent.change(height, { target: { value: '-210' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver si cabe' }));
  expect(screen.getAllByText('Escribe de 30 a 1000 cm, o déjalo vacío si no sabes')).toHaveLength(2);
  expect([width.value, height.value, field('Piso').value]).toEqual(['4000000', '-210', '2']);
  expect(document.activeElement).toBe(width);
});

test('a corridor has a turn or none, and an empty way is asked for', async () => {
  show('2.c90-210');
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar mi acceso' }));
  fireEvent.click(await screen.findByLabelText('Pasillo con vuelta'));
  expect(field('Pasillo recto').checked).toBe(false);
  fireEvent.click(field('Pasillo con vuelta'));
  fireEvent.click(screen.getByRole('button', { name: 'Ver si cabe' }));
  await screen.findByText('Elige al menos una parte de tu acceso');
});
