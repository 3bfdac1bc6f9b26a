import { ApiError } from '@actual/shell-contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { hide } from '../../quotation/testing';
import { client, found, openPanel, pass, requested, valid } from './testing-panel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

test('on its way: looked at five times, three seconds apart, and no more', async () => {
  const { called } = openPanel(client, { 'GET /invoice/find/': found({ invoice: requested }) });
  await pass(0);
  expect(screen.getByText('Tu factura está en proceso')).toBeTruthy();
  expect(called('GET /invoice/find/')).toHaveLength(1);
  await pass(2_999);
  expect(called('GET /invoice/find/')).toHaveLength(1);
  for (const checks of [2, 3, 4, 5]) {
    await pass(3_000);
    expect(called('GET /invoice/find/')).toHaveLength(checks);
  }
  await pass(60_000);
  expect(called('GET /invoice/find/')).toHaveLength(5);
  expect(screen.getByText('Tu factura está en proceso')).toBeTruthy();
  fireEvent.click(screen.getByText('Actualizar'));
  await pass(30_000);
  expect(called('GET /invoice/find/')).toHaveLength(10);
});

test('found at the third look: shown, and looked at no more', async () => {
  let checks = 0;
  const { called } = openPanel(client, {
    'GET /invoice/find/': () => {
      checks += 1;
      return checks < 3 ? found({ automatic: true }) : found({ invoice: valid });
    },
  });
  await pass(60_000);
  expect(called('GET /invoice/find/')).toHaveLength(3);
  expect(screen.getByText('Factura emitida')).toBeTruthy();
  expect(screen.getByText('STU-12')).toBeTruthy();
});

test('nothing is asked for while the tab is hidden, nor after the page was left', async () => {
  const { called } = openPanel(client, { 'GET /invoice/find/': found({ invoice: requested }) });
  await pass(0);
  hide(true);
  await pass(30_000);
  expect(called('GET /invoice/find/')).toHaveLength(1);
  hide(false);
  await pass(3_100);
  const before = called('GET /invoice/find/').length;
  expect(before).toBeGreaterThan(1);
  cleanup();
  await pass(30_000);
  expect(called('GET /invoice/find/')).toHaveLength(before);
});

test('a look that fails is tried again, and says so when all did', async () => {
  const { called } = openPanel(client, { 'GET /invoice/find/': new ApiError(503, 'unavailable', '') });
  await pass(60_000);
  expect(called('GET /invoice/find/')).toHaveLength(5);
  expect(screen.getByText('Hubo un error, intenta de nuevo')).toBeTruthy();
});
