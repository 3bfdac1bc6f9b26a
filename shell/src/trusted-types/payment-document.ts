import { bootElementId } from '../boot';
import { guardDocument } from './default-policy';

/** True for a script of the inventory: own files by their path, a provider's by address or, below a slash, by prefix. */
export const mayRun = (address: string, scripts: readonly string[], base: string): boolean => {
  const { origin, pathname, href } = new URL(address, base);
  if (origin === new URL(base).origin) return scripts.includes(pathname);
  return scripts.some((one) => (one.endsWith('/') ? href.startsWith(one) : href === one));
};

/**
 * The only way a text becomes the address of a script where cards are typed. HTML and code out of text are not made at
 * all: there is no rule for them. The policy's hashes refuse even what cannot be asked here.
 */
function guardPaymentDocument(): void {
  const { scripts = [] } = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as {
    scripts?: string[];
  };
  guardDocument({ script: (address) => mayRun(address, scripts, location.href) });
}
if (typeof document !== 'undefined') guardPaymentDocument();
