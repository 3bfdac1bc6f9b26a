import {
  createPath,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type RouteObject,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router-dom';

/** What the components of a page ask of their router. */
type Asked = Pick<
  DataRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'fetch'
  | 'future'
  | 'manifest'
  | 'navigate'
  | 'revalidate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

export interface WaitingRouterOptions {
  /** Routes with their ids, those of this address with their components in place. */
  routes: RouteObject[];
  loaderData: RouterState['loaderData'];
  errors: RouterState['errors'];
  /** Fetches the engine and begins it at the present address. */
  begin: () => Promise<DataRouter>;
  /** Settles when the engine is to be fetched without being asked for. */
  awake: Promise<void>;
}

/** The present entry of the browser's history, as the engine reads it. */
const locationNow = (): Location => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state?.usr ?? null,
  key: history.state?.key ?? 'default',
});

const stateOf = ({ routes, loaderData, errors }: WaitingRouterOptions): RouterState =>
  ({
    historyAction: 'POP',
    location: locationNow(),
    matches: matchRoutes(routes, location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  }) as unknown as RouterState;

/** Moves without the engine: the browser asks the server. */
function leaveTo(to: To | number | null): void {
  if (typeof to === 'number') history.go(to);
  else location.assign(typeof to === 'string' ? to : createPath(to ?? {}));
}

/**
 * The router of a page that nobody has touched yet: it knows the page that the server rendered and no other. Its engine,
 * which is half of the router's code, comes with the first sign of a visitor, or with the first step to another page.
 */
export function createWaitingRouter(options: WaitingRouterOptions): DataRouter {
  const first = stateOf(options);
  const listeners = new Map<RouterSubscriber, () => void>();
  let engine: DataRouter | undefined;
  let waking: Promise<DataRouter> | undefined;
  let scrolling: { begin: (router: DataRouter) => void } | undefined;

  const wake = (): Promise<DataRouter> => {
    waking ??= options.begin().then(
      (begun) => {
        engine = begun;
        for (const listener of listeners.keys()) listeners.set(listener, begun.subscribe(listener));
        scrolling?.begin(begun);
        return begun;
      },
      (error) => {
        waking = undefined;
        throw error;
      },
    );
    return waking;
  };
  // where it fails, the next step tries again
  void options.awake.then(wake).catch(() => undefined);

  const createURL = (to: To): URL => new URL(typeof to === 'string' ? to : createPath(to), location.origin);
  const router: Asked = {
    get state() {
      return engine?.state ?? first;
    },
    get routes() {
      return engine?.routes ?? (options.routes as DataRouter['routes']);
    },
    get manifest() {
      return engine?.manifest ?? {};
    },
    basename: '/',
    future: {},
    window,
    subscribe(listener) {
      listeners.set(listener, engine ? engine.subscribe(listener) : () => undefined);
      return () => {
        listeners.get(listener)?.();
        listeners.delete(listener);
      };
    },
    enableScrollRestoration(...places) {
      let end: (() => void) | undefined;
      const mine = {
        begin: (router: DataRouter) => {
          end = router.enableScrollRestoration(...places);
        },
      };
      scrolling = mine;
      if (engine) mine.begin(engine);
      return () => {
        if (scrolling === mine) scrolling = undefined;
        end?.();
      };
    },
    navigate: (async (to: To | number | null, how?: never) => {
      const begun = await wake().catch(() => leaveTo(to));
      await begun?.navigate(to as To, how);
    }) as DataRouter['navigate'],
    fetch: async (...call) => (await wake()).fetch(...call),
    revalidate: async () => (await wake()).revalidate(),
    createHref: (to) => createPath(to),
    createURL,
    encodeLocation: (to) => {
      const { pathname, search, hash } = createURL(to);
      return { pathname, search, hash };
    },
  };
  return router as DataRouter;
}
