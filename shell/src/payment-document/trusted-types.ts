import { bootElementId } from '../boot';

interface Rules {
  createScriptURL(address: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown };
  }
}

/** True for a script of the inventory: own files by their path, a provider's by address or, below a slash, by prefix. */
export const mayRun = (address: string, scripts: readonly string[], base: string): boolean => {
  const { origin, pathname, href } = new URL(address, base);
  if (origin === new URL(base).origin) return scripts.includes(pathname);
  return scripts.some((one) => (one.endsWith('/') ? href.startsWith(one) : href === one));
};

/**
 * The only way a text becomes the address of a script in this document. HTML and code out of text are not made at all:
 * there is no rule for them, so the browser refuses. What cannot be asked here the policy's hashes refuse as well.
 */
function guardScripts(): void {
  const { scripts = [] } = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as {
    scripts?: string[];
  };
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (mayRun(address, scripts, location.href)) return address;
      throw new TypeError(`${new URL(address, location.href).origin} is not in the inventory of the payment document`);
    },
  });
}
if (typeof document !== 'undefined') guardScripts();
