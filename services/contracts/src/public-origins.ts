import { z } from 'zod';
import { brands, type Site, sites } from './facts/company/brands';

const template = '{brand}';
const originOf = (word: string, list: readonly string[]): string => {
  const own = list.find((one) => one.startsWith(`${word}=`))?.slice(word.length + 1);
  const usual = list.find((one) => one.includes(template))?.replace(template, word);
  return (own ?? usual ?? '').replace(/\/+$/, '');
};

/** The fault of an address that is more or less than `https://` and a domain; null where there is none. */
export function addressFault(address: string): string | null {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return `«${address}» no es una dirección`;
  const { origin } = new URL(address);
  return origin === address.replace(/\/+$/, '') ? null : `«${address}» es más que un dominio: ${origin}`;
}

/** Where the brands are found on a machine of one's own. */
export const localOrigins = `http://${template}.localhost:4200`;

/**
 * The setting with the brands' addresses as shoppers see them: a pattern with `{brand}` in place of the brand's word,
 * and those that differ by their word, as in `https://{brand}.actual.example kids=https://www.actualkids.example`.
 */
export const publicOrigins = z.string().transform((value, { addIssue }) => {
  const list = value.split(/\s+/).filter(Boolean);
  const origins = sites.map((site) => [site, originOf(brands[site].word, list)] as const);
  for (const [site, origin] of origins) {
    const fault = addressFault(origin);
    if (fault) addIssue(URL.canParse(origin) ? fault : `no nombra una dirección para ${site}`);
  }
  return Object.fromEntries(origins) as Record<Site, string>;
});

const nobodys = /(?:^|\.)(?:localhost|example)$/;
/** Whether shoppers reach the brands by domains that somebody owns, not by those of one's own machine or of examples. */
const arePublished = (origins: Readonly<Record<Site, string>>): boolean =>
  Object.values(origins).some((origin) => URL.canParse(origin) && !nobodys.test(new URL(origin).hostname));

/** Refuses the usual values of the demo, by setting, where the brands have domains of their own. */
export const refuseDemoValues =
  <Name extends string>(usual: Readonly<Record<Name, string>>) =>
  (
    settings: { readonly PUBLIC_ORIGINS: Record<Site, string> } & Readonly<Record<Name, string>>,
    { addIssue }: z.core.$RefinementCtx,
  ): void => {
    if (!arePublished(settings.PUBLIC_ORIGINS)) return;
    for (const [name, value] of Object.entries(usual)) {
      if (settings[name as Name] === value)
        addIssue({ code: 'custom', path: [name], message: 'es el de la demostración; falta el de esta tienda' });
    }
  };
