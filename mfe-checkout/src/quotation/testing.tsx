import type { Quotation, QuotationDetail } from '@actual/contracts';
import {
  type ApiClient,
  createStores,
  type InitialState,
  QueryClient,
  type RouteObject,
  RouterContextProvider,
  type ShellApi,
  ShellProvider,
  shellContext,
} from '@actual/shell-contract';
import { type Brand, BrandProvider } from '@actual/themes-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** A line with pieces left on two dates. */
export const aLine = ({
  id = 'a',
  name = 'Sofá',
  ...more
}: Partial<QuotationDetail> & { name?: string } = {}): QuotationDetail => ({
  id,
  Product: {
    id: `p-${id}`,
    ItemCode: 'ST1',
    Name: name,
    url: `/${id}/p-${id}`,
    picture: '',
    finish: null,
    Price: 1000,
  },
  quantity: 1,
  originalQuantity: 1,
  unitPrice: 1000,
  unitPriceWithDiscount: 800,
  discountPercent: 20,
  subtotal: 1000,
  discount: 200,
  total: 800,
  shipDate: '2026-11-28',
  originalShipDate: '2026-11-28',
  shipCompany: 'CUN',
  shipCompanyFrom: 'CUN',
  PurchaseAfter: false,
  PurchaseDocument: null,
  immediateDelivery: true,
  deliveriesGroups: [
    { date: '2026-11-28', days: 7, available: 4, deliveries: [] },
    { date: '2026-12-05', days: 14, available: 9, deliveries: [] },
  ],
  availableForDate: 4,
  validStock: true,
  availabilityChanged: null,
  ...more,
});

/** An anonymous quotation with one line. */
export const aQuotation = (change: Partial<Quotation> = {}): Quotation => ({
  id: '0123456789abcdef0123456789abcdef',
  folio: '100001',
  site: 'actual-studio',
  version: 1,
  hold: 'own',
  Details: [aLine()],
  Client: null,
  User: null,
  Address: null,
  ZipcodeDelivery: {
    ...{ id: '77500', cp: '77500', municipio: 'Benito Juárez', estado: 'Quintana Roo', estadoCode: 'ROO' },
    ...{ asentamiento: ['Centro'], extraCost: false },
  },
  OrderWeb: null,
  totalProducts: 1,
  subtotal: 1000,
  discount: 200,
  total: 800,
  ...{ totalPg1: 800, totalPg2: 850, totalPg3: 900, totalPg4: 950, totalPg5: 1000 },
  ammountPaid: 0,
  paymentGroup: 1,
  paymentAttempts: 0,
  isClosed: false,
  isSpeiQuotation: false,
  rateLimitReported: false,
  fromOffers: false,
  immediateDelivery: true,
  Payments: [],
  createdAt: '2026-11-21T12:00:00Z',
  validUntil: '2026-11-21',
  repriced: [],
  ...change,
});

const brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  structure: { cartWord: 'Cotización', cartIcon: 'bag', steps: 'numbers', options: 'rows', errorSign: 'warning' },
  voice: { emptyCartTitle: 'Vacía', emptyCartText: '', emptyCartButton: 'Ver', seeCart: 'Ver' },
  illustrations: { emptyCart: () => null },
} as unknown as Brand;

// a busy machine takes its time
configure({ asyncUtilTimeout: 4_000 });

const Waiting = () => null;
const Elsewhere = () => <p>otra página</p>;

type CallOptions = { seenVersion?: number; idempotencyKey?: string };

interface Room {
  routes: RouteObject[];
  url: string;
  /** Answers a call by its key; a rejection is thrown to the page. */
  answer: (key: string, input: unknown, options?: CallOptions) => Promise<unknown>;
  initial?: Partial<InitialState>;
}

/** Shows pages of this room in a brand and a shell whose API is `answer`. */
export function renderRoom({ routes, url, answer, initial }: Room) {
  const calls: { key: string; input: unknown; options: CallOptions | undefined }[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shell: ShellApi = {
    api: ((key: string, input: unknown, options?: CallOptions) => {
      calls.push({ key, input, options });
      return answer(key, input, options);
    }) as ApiClient,
    queryClient,
    brand: { site: 'actual-studio', name: 'Actual Studio', society: '001', origin: '', internal: false },
    measure: () => undefined,
    stores: createStores({ user: null, quotation: null, zipcode: null, ...initial }),
  };
  const router = createMemoryRouter(
    [{ HydrateFallback: Waiting, children: [...routes, { path: '*', Component: Elsewhere }] }],
    { initialEntries: [url], getContext: () => new RouterContextProvider(new Map([[shellContext, shell]])) },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <ShellProvider shell={shell}>
        <BrandProvider brand={brand}>
          <RouterProvider router={router} />
        </BrandProvider>
      </ShellProvider>
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { calls, shell, queryClient, address, called: (key: string) => calls.filter((call) => call.key === key) };
}
