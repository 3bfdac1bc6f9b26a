import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInBrand } from '../testing';
import { Tabs } from './Tabs';

const items = [
  { id: 'a', title: 'Descripción', content: 'Pino estufado' },
  { id: 'b', title: 'Medidas', content: '230 cm' },
  { id: 'c', title: 'Planes', content: '12 meses' },
];

test('arrows, Home and End move between tabs and show their panel', async () => {
  const user = userEvent.setup();
  renderInBrand(<Tabs items={items} label="Información" />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Medidas');
  expect(screen.getByRole('tabpanel').textContent).toBe('230 cm');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Descripción');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel').textContent).toBe('12 meses');
});
