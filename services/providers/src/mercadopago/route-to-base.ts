import { AsyncLocalStorage } from 'node:async_hooks';
import { getGlobalDispatcher, install, setGlobalDispatcher } from 'undici';

/** The host that the SDK has built in and that no option changes. */
const SDK_ORIGIN = 'https://api.mercadopago.com';

const baseOfThisCall = new AsyncLocalStorage<URL>();
let installed = false;

/**
 * Runs `call` with the SDK's requests going to `baseUrl` (origin and path prefix).
 * Only requests to Mercado Pago's host made inside `call` are moved; every other request of the process is untouched.
 */
export function withBase<T>(baseUrl: string, call: () => Promise<T>): Promise<T> {
  const base = new URL(baseUrl);
  if (base.origin === SDK_ORIGIN) return call();
  installOnce();
  return baseOfThisCall.run(base, call);
}

function installOnce(): void {
  if (installed) return;
  installed = true;
  setGlobalDispatcher(
    getGlobalDispatcher().compose((dispatch) => (options, handler) => {
      const base = baseOfThisCall.getStore();
      if (!base || String(options.origin) !== SDK_ORIGIN) return dispatch(options, handler);
      const prefix = base.pathname.replace(/\/$/, '');
      return dispatch({ ...options, origin: base.origin, path: `${prefix}${options.path}` }, handler);
    }),
  );
  // A test runner's own realm holds the outer process's fetch, which does not see this realm's dispatcher.
  if (!(globalThis.fetch instanceof Function)) install();
}
