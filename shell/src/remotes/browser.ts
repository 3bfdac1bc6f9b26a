import type { RemoteModule } from '@actual/shell-contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RemoteRef } from '../boot';

const loadTimeout = 8000;
const containerName = (name: string): string => `mfe_${name}`;

/** The remotes of this page's registry, each fetched when it is first needed. */
export interface BrowserRemotes {
  load(name: string): Promise<RemoteModule>;
}

/** Registers the remotes without fetching any; a failed load may be tried again. */
export function createBrowserRemotes(refs: readonly RemoteRef[]): BrowserRemotes {
  const integrity = new Map(refs.map((ref) => [new URL(ref.entry, location.href).href, ref.integrity]));
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrity.get(url) ?? '';
        return { script, timeout: loadTimeout };
      },
    },
  ]);
  registerRemotes(
    refs.map((ref) => ({ name: containerName(ref.name), entry: new URL(ref.entry, location.href).href })),
  );
  const loaded = new Map<string, Promise<RemoteModule>>();
  return {
    load(name) {
      const before = loaded.get(name);
      if (before) return before;
      const promise = loadRemote<RemoteModule>(`${containerName(name)}/register`).then((module) => {
        if (!module) throw new Error(`${name} gave nothing`);
        return module;
      });
      loaded.set(name, promise);
      promise.catch(() => loaded.delete(name));
      return promise;
    },
  };
}
