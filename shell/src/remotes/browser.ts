import type { RemoteModule } from '@actual/shell-contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RemoteRef } from '../boot';

const loadTimeout = 6_000;
const containerOf = (name: string): string => `mfe_${name}`;

/** The remotes of this page's registry, each fetched when it is first needed. */
export interface BrowserRemotes {
  load(name: string): Promise<RemoteModule>;
}

/** Registers the remotes without fetching any; a failed load may be tried again. */
export function createBrowserRemotes(refs: readonly RemoteRef[]): BrowserRemotes {
  const entries = refs.map((ref) => ({ ...ref, url: new URL(ref.entry, location.href).href }));
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = entries.find((entry) => entry.url === url)?.integrity ?? '';
        return { script, timeout: loadTimeout };
      },
    },
  ]);
  registerRemotes(entries.map(({ name, url }) => ({ name: containerOf(name), entry: url })));
  const loaded = new Map<string, Promise<RemoteModule>>();
  return {
    load(name) {
      const before = loaded.get(name);
      if (before) return before;
      const promise = loadRemote<RemoteModule>(`${containerOf(name)}/register`).then((module) => {
        if (!module) throw new Error(`remote ${name} gave nothing`);
        return module;
      });
      loaded.set(name, promise);
      promise.catch(() => loaded.delete(name));
      return promise;
    },
  };
}
