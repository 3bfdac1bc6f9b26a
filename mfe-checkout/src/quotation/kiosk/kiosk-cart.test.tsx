import { fireEvent, screen, waitFor } from '@testing-library/react';
import { prepareTab } from '../../payment/testing';
import { aQuotation } from '../testing';
import { openPage } from '../testing-page';

beforeEach(prepareTab);

test('on a shop’s screen the cart stays in the kiosk, has no way to pay, and its end leaves nothing to the next', async () => {
  const quotation = aQuotation();
  const { address, shell } = openPage(quotation, {
    query: '?kiosco=1',
    initial: { quotation: { id: quotation.id, count: 1 } },
  });
  expect(await screen.findByText('Folio 100001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sofá' }).getAttribute('href')).toBe('/a/p-a');
  expect(screen.getByRole('link', { name: 'Seguir viendo muebles' }).getAttribute('href')).toBe('/display');
  fireEvent.click(screen.getByRole('button', { name: 'Terminar' }));
  await waitFor(() => expect(address()).toBe('/display'));
  expect(shell.stores.quotation.getState().id).toBeNull();
});
