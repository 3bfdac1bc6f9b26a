import type { ApiClient, CallOptions } from '@actual/contracts/client/client';
import { brands } from '@actual/contracts/facts/company/brands';
import { type Brand, BrandProvider } from '@actual/themes-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { type ShellApi, ShellProvider } from './context';
import { Link } from './navigation';
import { NavigationProvider } from './navigation/NavigationProvider';
import { Navigation } from './navigation/navigation';
import { failedPage, matchPage, openPage, type Page } from './navigation/open-page';
import { PageContent } from './navigation/PageContent';
import type { PageRoute } from './navigation/route';
import { atOnce } from './network';
import { type SlotHost, SlotHostProvider } from './slot-host';
import type { SlotName, SlotProps } from './slots';
import { createStores, type InitialState } from './stores/stores';

// a busy machine takes its time
configure({ asyncUtilTimeout: 15_000 });

const Elsewhere = () => <p>otra página</p>;
const showing = (element: ReactNode) => () => element;

/** A call as a page made it. */
interface Call {
  key: string;
  input: unknown;
  options: CallOptions | undefined;
}

export interface TestPage {
  /** The parts of a brand that the pages ask for. */
  brand: Brand;
  routes: (PageRoute & { element?: ReactNode })[];
  url: string;
  /** Answers a call by its key; a rejection is thrown to the page. */
  answer: (key: string, input: unknown, options?: CallOptions) => Promise<unknown>;
  initial?: Partial<InitialState>;
  /** Pages that the frame may link to; not told unless given. */
  addresses?: readonly string[];
  /** Blocks of other remotes; without them their places stay empty. */
  slots?: { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** A host whose blocks are there at once. */
const hostOf = (slots: NonNullable<TestPage['slots']>): SlotHost => ({
  find: <Name extends SlotName>(name: Name) => {
    const here = slots[name] as ComponentType<SlotProps[Name]> | undefined;
    return here ? { here } : null;
  },
  retry: () => undefined,
});

/** For tests: shows pages of a remote in a brand and a shell whose API is `answer`. */
export function renderTestPage({ brand, routes, url, answer, initial, addresses, slots = {} }: TestPage) {
  // jsdom scrolls nothing
  window.scrollTo = () => undefined;
  // nor has it media: nothing is printed, nobody asks for less motion
  window.matchMedia ??= ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  const calls: Call[] = [];
  const queryClient = new QueryClient({ defaultOptions: { ...atOnce, queries: { ...atOnce.queries, retry: false } } });
  const { site, name } = brand;
  const shell: ShellApi = {
    api: ((key: string, input: unknown, options?: CallOptions) => {
      calls.push({ key, input, options });
      return answer(key, input, options);
    }) as ApiClient,
    queryClient,
    brand: {
      site,
      name,
      society: brands[site].society,
      origin: '',
      publicOrigin: 'https://tienda.mx',
      internal: false,
    },
    track: () => undefined,
    stores: createStores({ user: null, quotation: null, zipcode: null, ...initial }),
    frame: addresses && { addresses, siblings: [] },
  };
  const pages: PageRoute[] = [
    ...routes.map(({ element, ...route }) =>
      element === undefined ? route : { ...route, Component: showing(element) },
    ),
    { path: '*', Component: Elsewhere },
  ];
  const open = async (address: URL, signal: AbortSignal) => {
    const match = matchPage(pages, address.pathname);
    return match && openPage(match, { owner: 'test', url: address, shell, signal });
  };
  history.replaceState(null, '', url);
  const { route = null, params = {} } = matchPage(pages, location.pathname) ?? {};
  const still: Page = { ...failedPage('test', 0), route: { path: '*' }, failure: null };
  const isReady = route?.Component !== undefined && route.loader === undefined;
  const navigation = new Navigation({
    open,
    first: isReady && route.Component ? { ...still, route, params, Component: route.Component } : still,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ShellProvider shell={shell}>
        <BrandProvider brand={brand} link={({ href, ...rest }) => <Link to={href} {...rest} />}>
          <SlotHostProvider host={hostOf(slots)}>
            <NavigationProvider navigation={navigation}>
              <PageContent failed={(status) => <p>{status || ''}</p>} />
            </NavigationProvider>
          </SlotHostProvider>
        </BrandProvider>
      </ShellProvider>
    </QueryClientProvider>,
  );
  if (!isReady) void navigation.revalidate();
  const address = () => location.pathname + location.search;
  return { calls, shell, queryClient, address, called: (key: string) => calls.filter((call) => call.key === key) };
}
