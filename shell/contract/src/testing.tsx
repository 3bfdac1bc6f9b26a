import type { ApiClient, CallOptions } from '@actual/contracts/client';
import { brands } from '@actual/contracts/facts/brands';
import { type Brand, BrandProvider } from '@actual/themes-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { type ShellApi, ShellProvider, shellContext } from './context';
import { Link } from './link';
import { atOnce } from './network';
import { createStores, type InitialState } from './stores/stores';

// a busy machine takes its time
configure({ asyncUtilTimeout: 15_000 });

const Waiting = () => null;
const Elsewhere = () => <p>otra página</p>;

/** A call as a page made it. */
interface Call {
  key: string;
  input: unknown;
  options: CallOptions | undefined;
}

export interface Room {
  /** The parts of a brand that the pages ask for. */
  brand: Brand;
  routes: RouteObject[];
  url: string;
  /** Answers a call by its key; a rejection is thrown to the page. */
  answer: (key: string, input: unknown, options?: CallOptions) => Promise<unknown>;
  initial?: Partial<InitialState>;
}

/** For tests: shows pages of a remote in a brand and a shell whose API is `answer`. */
export function renderRoom({ brand, routes, url, answer, initial }: Room) {
  const calls: Call[] = [];
  const queryClient = new QueryClient({ defaultOptions: { ...atOnce, queries: { ...atOnce.queries, retry: false } } });
  const { site, name } = brand;
  const shell: ShellApi = {
    api: ((key: string, input: unknown, options?: CallOptions) => {
      calls.push({ key, input, options });
      return answer(key, input, options);
    }) as ApiClient,
    queryClient,
    brand: { site, name, society: brands[site].society, origin: '', internal: false },
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
        <BrandProvider brand={brand} link={({ href, ...rest }) => <Link to={href} {...rest} />}>
          <RouterProvider router={router} />
        </BrandProvider>
      </ShellProvider>
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { calls, shell, queryClient, address, called: (key: string) => calls.filter((call) => call.key === key) };
}
