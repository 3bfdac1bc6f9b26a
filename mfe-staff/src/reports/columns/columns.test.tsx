import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderReport } from '../../orders/order-report';
import { ColumnChoice } from './ColumnChoice';

const brand = { site: 'actual-studio', name: 'Actual Studio' } as unknown as Brand;

const Here = () => (
  <ColumnChoice report={orderReport} view={orderReport.address.read(new URLSearchParams(location.search))} />
);
const open = (search = '') =>
  renderTestPage({
    brand,
    routes: [{ path: orderReport.address.path, element: <Here /> }],
    url: `${orderReport.address.path}${search}`,
    answer: async () => ({}),
  });

test('columns are chosen with the keyboard alone, and the address carries them', async () => {
  const { address } = open('?estatus=canceled&columnas=folio.total.paid');
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Columnas' }));
  expect(panel.getByLabelText('Folio')).toHaveProperty('disabled', true);
  expect(panel.getByLabelText('Tienda')).toHaveProperty('checked', false);
  panel.getByLabelText('Pagado').focus();
  await user.keyboard(' ');
  await waitFor(() => expect(address()).toBe('/reports/orders?estatus=canceled&columnas=folio.total'));
});

test('the usual columns are one press away', async () => {
  const { address } = open('?columnas=folio.total');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(await screen.findByRole('link', { name: 'Las de siempre' }));
  await waitFor(() => expect(address()).toBe('/reports/orders'));
});
