import type { DeliveryGroup } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen } from '@testing-library/react';
import { DeliveryChoice } from './DeliveryChoice';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { priceBlock: 'panel' }, voice: {} } as Brand;
const groups: DeliveryGroup[] = [2, 4, 9, 11, 16, 23].map((date, at) => ({
  date: `2026-12-${String(date).padStart(2, '0')}`,
  days: date,
  available: 10 * (at + 1),
  deliveries: [],
}));

test('every day that there are pieces for can be chosen, not only the first four', () => {
  const chosen: string[] = [];
  const page = (
    <DeliveryChoice
      groups={groups}
      chosen="2026-12-02"
      pending={false}
      failure={null}
      onRetry={() => undefined}
      onChoose={(date) => chosen.push(date)}
    />
  );
  renderTestPage({
    brand,
    routes: [{ path: '*', element: page }],
    url: '/',
    initial: {
      zipcode: { id: '77500', cp: '77500', municipio: 'Benito Juárez', estado: 'Quintana Roo', extraCost: false },
    },
    answer: async () => null,
  });
  expect(screen.getAllByRole('radio')).toHaveLength(groups.length);
  fireEvent.click(screen.getByRole('radio', { name: /23\/dic.*60 piezas/ }));
  expect(chosen).toEqual(['2026-12-23']);
});
