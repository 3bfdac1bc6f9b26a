import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { useZipcode } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { BuyPromises } from '../product/buying/BuyPromises';
import { ZipcodeDialog } from './ZipcodeDialog';

const place = { id: '77580', cp: '77580', municipio: 'Puerto Morelos', estado: 'Quintana Roo' };
const Page = () => {
  const zipcode = useZipcode();
  return (
    <>
      <ZipcodeDialog open onClose={() => undefined} />
      <BuyPromises promo={null} exchange ruled={false} />
      <p>{zipcode.value ? `en ${zipcode.value.cp}` : 'en ningún lado'}</p>
    </>
  );
};
const brand = {
  site: 'actual-home',
  name: 'Actual Home',
  voice: { postalCodeTitle: '¿Dónde?', postalCodeText: 'Para decirte cuándo.' },
  structure: {},
};

test.each([
  ['an extra delivery cost is shown beside the place and beside the promised day', true],
  ['elsewhere it is free, and said so', false],
])('%s', async (_what, extraCost) => {
  renderTestPage({
    brand: brand as never,
    routes: [{ path: '/', Component: Page }],
    url: '/',
    initial: { zipcode: null },
    answer: async () => ({ ...place, estadoCode: 'ROO', asentamiento: [], extraCost }),
  });
  await screen.findByText('en ningún lado');
  expect(document.activeElement).toBe(screen.getByLabelText('Código postal'));
  fireEvent.change(screen.getByLabelText('Código postal'), { target: { value: '77580' } });
  fireEvent.submit(screen.getByLabelText('Código postal').closest('form') as HTMLFormElement);
  await screen.findByText('en 77580');
  expect(
    screen.getByText(/Entregamos en 77580, Puerto Morelos, Quintana Roo\./).textContent?.includes(extraCostText),
  ).toBe(extraCost);
  expect(screen.queryAllByText(/Envío \$0\.00/)).toHaveLength(extraCost ? 0 : 1);
});

test('links to the list of cities where we deliver', async () => {
  renderTestPage({
    brand: brand as never,
    routes: [{ path: '/', Component: Page }],
    url: '/',
    answer: async () => null,
  });
  const way = await screen.findByRole('link', { name: 'Ver ciudades de entrega' });
  expect(way.getAttribute('href')).toBe('/ciudades-de-entrega');
});

test('with a quotation the place is handed to the checkout, which moves it before the page says so', async () => {
  const moves: unknown[] = [];
  renderTestPage({
    brand: brand as never,
    routes: [{ path: '/', Component: Page }],
    url: '/',
    initial: { zipcode: null, quotation: { id: 'q', count: 1 } },
    slots: {
      'checkout/move-quotation': ({ quotationId, place: to }) => {
        moves.push([quotationId, to.cp]);
        return <p>se mueve</p>;
      },
    },
    answer: async () => ({ ...place, estadoCode: 'ROO', asentamiento: [], extraCost: false }),
  });
  fireEvent.change(await screen.findByLabelText('Código postal'), { target: { value: '77580' } });
  fireEvent.submit(screen.getByLabelText('Código postal').closest('form') as HTMLFormElement);
  expect(await screen.findByText('se mueve')).toBeTruthy();
  expect(moves[0]).toEqual(['q', '77580']);
  expect(screen.getByText('en ningún lado')).toBeTruthy();
});
