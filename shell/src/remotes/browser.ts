import type { RemoteModule } from '@actual/shell-contract';
import type { RemoteRef } from '../boot';
import { yieldToMain } from '../yield-to-main';

/** A container in the bundler's federation: the global that a remote's entry script leaves. */
interface Container {
  init(scope: unknown): Promise<void> | undefined;
  get(module: string): Promise<() => RemoteModule>;
}
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

/** Ticks that an entry script may take, a second each: as long as an answer of the API. */
const loadTicks = 15;
const containerOf = (name: string): Container | undefined => Reflect.get(window, `mfe_${name}`);

/** Runs a remote's entry script, checked by its integrity. A failed script leaves no trace, so it may be tried again. */
const runEntry = ({ name, entry, integrity }: RemoteRef, tick: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let left = loadTicks;
    // a busy page, as while a 3D model is unpacked, misses ticks: a script that arrived meanwhile is not late
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) script.dispatchEvent(new Event('error'));
    }, tick);
    script.src = entry;
    script.integrity = integrity;
    script.onload = () => {
      clearInterval(timer);
      resolve();
    };
    script.onerror = () => {
      clearInterval(timer);
      script.remove();
      reject(new Error(`remote ${name} did not load`));
    };
    document.head.append(script);
  });

async function open(ref: RemoteRef, tick: number): Promise<RemoteModule> {
  await __webpack_init_sharing__('default');
  if (!containerOf(ref.name)) await runEntry(ref, tick);
  const container = containerOf(ref.name);
  if (!container) throw new Error(`remote ${ref.name} left no container`);
  await container.init(__webpack_share_scopes__.default);
  const register = await container.get('./register');
  await yieldToMain();
  return register();
}

/** The remotes of this page's registry, each fetched when it is first needed. */
export interface BrowserRemotes {
  load(name: string): Promise<RemoteModule>;
}

/** Knows the remotes without fetching any; a failed load may be tried again. A tick is in milliseconds. */
export function createBrowserRemotes(refs: readonly RemoteRef[], tick = 1_000): BrowserRemotes {
  const loaded = new Map<string, Promise<RemoteModule>>();
  return {
    load(name) {
      const before = loaded.get(name);
      if (before) return before;
      const ref = refs.find((one) => one.name === name);
      if (!ref) return Promise.reject(new Error(`no remote ${name}`));
      const promise = open(ref, tick);
      loaded.set(name, promise);
      promise.catch(() => loaded.delete(name));
      return promise;
    },
  };
}
