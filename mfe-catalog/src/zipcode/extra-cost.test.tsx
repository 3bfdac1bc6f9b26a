import type { PackageDetails, RoomChoice } from '@actual/contracts';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PackageContents } from '../offers/PackageContents';
import { Delivery } from '../product/details/sections';
import { RoomTotal } from '../rooms/RoomTotal';

const brand = {
  site: 'actual-home',
  name: 'Actual Home',
  voice: { addToCart: 'Agregar' },
  structure: { cartWord: 'Carrito', discountBadge: 'tag', monthsText: 'msi-de' },
} as Brand;
const contents = (to: string | null) =>
  ({
    id: 'p',
    name: 'Sala completa',
    products: [],
    lacking: [],
    available: true,
    total: 900,
    totalBefore: 900,
    zipcodeDeliveryId: to,
    deliveryDate: to && '2026-12-01',
  }) as unknown as PackageDetails;
const choice = { Price: 900, DiscountPrice: 900, groupPrices: [], deliveryDate: '2026-12-01' } as unknown as RoomChoice;
const piece = { id: 's', name: 'Sofá', code: 's', quantity: 1, x: null, y: null, choices: [choice] };

const show = (element: ReactNode, extraCost: boolean) =>
  renderTestPage({
    brand,
    routes: [{ path: '*', element }],
    url: '/',
    initial: { zipcode: { id: '97320', cp: '97320', municipio: 'Progreso', estado: 'Yucatán', extraCost } },
    answer: async () => null,
  });
const told = () => screen.queryAllByText(extraCostText, { exact: false }).length;

describe.each([
  ['a package', <PackageContents key="p" contents={contents('97320')} />],
  ['a room', <RoomTotal key="r" pieces={[{ piece, choice, isIn: true }]} />],
  ['the delivery section of a product', <Delivery key="d" />],
])('%s', (_what, element) => {
  test('says where delivering costs extra', () => {
    show(element, true);
    expect(told()).toBe(1);
    expect(document.body.textContent).not.toMatch(/gratis en la República/);
  });

  test('says nothing of it elsewhere', () => {
    show(element, false);
    expect(told()).toBe(0);
  });
});

test('a package that goes to the postal code of the offers says nothing of the visitor’s own', () => {
  show(<PackageContents contents={contents('77500')} />, true);
  expect(screen.getByText('Entrega en el código postal 77500')).toBeTruthy();
  expect(told()).toBe(0);
});
