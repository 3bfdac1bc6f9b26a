import { type ApiClient, createStores, QueryClient, type ShellApi, ShellProvider } from '@actual/shell-contract';
import { type Brand, BrandProvider } from '@actual/themes-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { InvoiceLogs } from './InvoiceLogs';

const person = { id: 'u', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false };
const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' }, voice: {} };
const failed = {
  at: '2026-11-21T18:00:00Z',
  step: 'stamp',
  ok: false,
  sentence: 'Falla pedida.',
  code: '503',
  durationMs: 9,
};
const stamped = { ...failed, at: '2026-11-21T18:00:04Z', ok: true, sentence: 'Factura STU-1', code: null };

function show(role: 'seller' | 'client', answer: () => unknown) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = jest.fn(async () => answer());
  const none = { status: 'completed', due: null, credits: [], restricted: true, events: [] };
  const call = (key: string) => (key === 'POST /order/invoicelogs/{id}' ? api() : Promise.resolve(none));
  const shell = {
    api: call as unknown as ApiClient,
    queryClient,
    track: () => undefined,
    brand: {
      site: 'actual-studio',
      name: 'Actual Studio',
      society: '001',
      origin: '',
      publicOrigin: '',
      internal: true,
    },
    stores: createStores({ user: { ...person, role }, quotation: null, zipcode: null }),
  } as unknown as ShellApi;
  render(
    <QueryClientProvider client={queryClient}>
      <ShellProvider shell={shell}>
        <BrandProvider brand={brand as unknown as Brand}>
          <InvoiceLogs orderId="o" />
        </BrandProvider>
      </ShellProvider>
    </QueryClientProvider>,
  );
  return api;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the tries are read again until one stamped, each with time, action and result', async () => {
  let looks = 0;
  const api = show('seller', () => {
    looks += 1;
    return { logs: looks < 3 ? [failed] : [stamped, failed], parked: null };
  });
  await pass(60_000);
  expect(api).toHaveBeenCalledTimes(3);
  expect(screen.getByText('Factura STU-1')).toBeTruthy();
  expect(screen.getByText('Falla pedida. · 503')).toBeTruthy();
  expect(screen.getAllByText('Timbrado')).toHaveLength(2);
});

test('reads five times at most; no tries show no list; a parked message gives its reason', async () => {
  const api = show('seller', () => ({ logs: [], parked: null }));
  await pass(60_000);
  expect(api).toHaveBeenCalledTimes(5);
  expect(screen.queryByRole('list')).toBeNull();
});

test('says why an invoice was given up', async () => {
  show('seller', () => ({ logs: [failed], parked: 'too_late' }));
  await pass(0);
  expect(screen.getByText(/ya no se puede fechar/)).toBeTruthy();
});
