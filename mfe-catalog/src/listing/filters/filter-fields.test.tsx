import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PriceFilter } from './PriceFilter';
import { SizeFilter } from './SizeFilter';

const brand = { site: 'actual-home', name: 'Actual Home', structure: {} } as Brand;
const open = (url = '/lista') =>
  renderTestPage({
    brand,
    routes: [
      {
        path: '/lista',
        element: (
          <>
            <PriceFilter price={{ min: 500, max: 90_000, histogram: [] }} histogram={false} />
            <SizeFilter sizes={[{ Handle: 'width', Name: 'Ancho', min: 30, max: 210 }]} />
          </>
        ),
      },
    ],
    url,
    answer: () => Promise.reject(new Error('no call')),
  });
const [price, width] = [0, 1];
const field = (label: 'Desde' | 'Hasta', which: number) => {
  const found = screen.getAllByLabelText<HTMLInputElement>(label)[which];
  if (!found) throw new Error(`no field ${label}`);
  return found;
};
const type = (place: HTMLInputElement, value: string) => {
  act(() => place.focus());
  fireEvent.change(place, { target: { value } });
};

test('an amount is masked while it is typed; its decimals are dropped, never read as pesos', async () => {
  const { address } = open();
  for (const key of '5000.75') type(field('Desde', price), field('Desde', price).value + key);
  expect(field('Desde', price).value).toBe('$5,000.75');
  fireEvent.keyDown(field('Desde', price), { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/lista?precio-desde=5000'));
  act(() => field('Desde', price).blur());
  await waitFor(() => expect(field('Desde', price).value).toBe('$5,000'));
});

test('leaving a bound’s field puts it into the address, and the next field keeps its typed text', async () => {
  const { address } = open('/lista?pagina=3');
  type(field('Desde', width), '60');
  act(() => field('Hasta', width).focus());
  fireEvent.change(field('Hasta', width), { target: { value: '9' } });
  await waitFor(() => expect(address()).toBe('/lista?ancho-desde=60'));
  expect(document.activeElement).toBe(field('Hasta', width));
  expect(field('Hasta', width).value).toBe('9');
  fireEvent.change(field('Hasta', width), { target: { value: '50' } });
  fireEvent.keyDown(field('Hasta', width), { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/lista?ancho-desde=50&ancho-hasta=60'));
  await waitFor(() => expect([field('Desde', width).value, field('Hasta', width).value]).toEqual(['50', '60']));
});
