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

const brand = {
  site: 'actual-kids',
  name: 'Actual Kids',
  structure: { cartWord: 'Carrito', steps: 'numbers', buyVariant: 'buy' },
} as Brand;

// a busy machine takes its time
configure({ asyncUtilTimeout: 4_000 });

const Waiting = () => null;
const Elsewhere = () => <p>otra página</p>;

export interface Room {
  routes: RouteObject[];
  url: string;
  /** Answers a call by its key; a rejection is thrown to the page. */
  answer: (key: string, input: unknown) => Promise<unknown>;
  initial?: Partial<InitialState>;
}

/** Shows a page of this room in a brand and a shell whose API is `answer`.  */
export function renderRoom({ routes, url, answer, initial }: Room) {
  const calls: { key: string; input: unknown }[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shell: ShellApi = {
    api: ((key: string, input: unknown) => {
      calls.push({ key, input });
      return answer(key, input);
    }) as ApiClient,
    queryClient,
    brand: { site: 'actual-kids', name: 'Actual Kids', society: '004', origin: '', internal: false },
    measure: () => undefined,
    stores: createStores({ user: null, quotation: null, zipcode: null, ...initial }),
  };
  const router = createMemoryRouter(
    [{ HydrateFallback: Waiting, children: [...routes, { path: '*', Component: Elsewhere }] }],
    {
      initialEntries: [url],
      getContext: () => new RouterContextProvider(new Map([[shellContext, shell]])),
    },
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
  return { calls, shell, address, called: (key: string) => calls.filter((call) => call.key === key) };
}
