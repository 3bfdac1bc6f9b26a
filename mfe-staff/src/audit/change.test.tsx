import { render } from '@testing-library/react';
import { Change } from './Change';

const manager = '1e5e6b58-c928-4d69-9baa-a0a27679df9c';
const shown = (before: unknown, after: unknown, names: Record<string, string> = {}): string | null => {
  const outcome = { before, after, code: null } as unknown as NonNullable<Parameters<typeof Change>[0]['outcome']>;
  return render(<Change outcome={outcome} names={names} />).container.textContent;
};

test('shows each value before and after by its name, and leaves out ids', () => {
  expect(shown({ percentage: 5 }, { percentage: 15, authorizedBy: manager })).toBe('Porcentaje5 % → 15 %');
});

test('shows people and things by their names, and says of others only that they changed', () => {
  const [ana, luis] = ['aaaaaaaa-c928-4d69-9baa-a0a27679df9c', 'bbbbbbbb-c928-4d69-9baa-a0a27679df9c'];
  expect(shown({ User: ana }, { User: luis }, { [ana]: 'Ana Ek', [luis]: 'Luis Poot' })).toBe(
    'VendedorAna Ek → Luis Poot',
  );
  expect(shown({ User: ana }, { User: luis }, { [luis]: 'Luis Poot' })).toBe('Vendedorotro → Luis Poot');
  expect(shown(null, { percentage: 15, authorizedBy: ana }, { [ana]: 'Ana Ek' })).toBe('Porcentaje15 %AutorizóAna Ek');
});

test('shows a list of articles in one line', () => {
  const of = (percentage: number) => [{ code: 'ST-0029', percentage }];
  expect(shown(of(12), of(0))).toBe('ArtículosST-0029 · 12 % → ST-0029 · 0 %');
});

test('leaves out what was empty and is', () => {
  expect(shown({ Block: null }, { format: 'csv', filters: {}, Block: '', notes: null })).toBe('FormatoCSV');
});

test('leaves out unchanged fields', () => {
  expect(shown({ Store: 'actual_studio_cancun', quantity: 1 }, { Store: 'actual_studio_cancun', quantity: 2 })).toBe(
    'Piezas1 → 2',
  );
});

test('shows only the parts of a list that changed, its articles by their names', () => {
  const [bed, lamp] = ['aaaaaaaa-c928-4d69-9baa-a0a27679df9c', 'bbbbbbbb-c928-4d69-9baa-a0a27679df9c'];
  const route = (zone: string, halves: boolean) => ({ days: 1, zone, halves, warehouse: 'CUN' });
  expect(
    shown(
      { routes: [route('norte', false), route('sur', true)] },
      { routes: [route('norte', true), route('sur', true)] },
    ),
  ).toBe('Rutas1 · norte · Mañana o tarde: No · CUN → 1 · norte · Mañana o tarde: Sí · CUN');
  expect(shown(null, { reason: 'Se arrepintió', inWarehouse: [bed, lamp] }, { [bed]: 'Cama', [lamp]: 'Lámpara' })).toBe(
    'MotivoSe arrepintióSeguían en el almacénCama, Lámpara',
  );
  expect(shown(null, { details: [{ id: bed, quantity: 3 }] }, { [bed]: 'Cama' })).toBe('ArtículosCama · 3');
});
