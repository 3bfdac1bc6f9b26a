import type { CompanyInfo } from '@actual/contracts/facts/company/company';
import type { Brand } from '@actual/themes-contract';
import { createContext, useContext } from 'react';
import type { Boot, Sibling, SocialLinks } from './boot';

/** The frame's values beside the contract. */
export interface PageContextValue {
  brand: Brand;
  social: SocialLinks;
  /** The company that sells. */
  company: CompanyInfo;
  siblings: Sibling[];
  addresses: string[];
  /** Addresses of the menu that lead to nothing this store has. */
  emptyLinks: string[];
  /** Visits are counted, with consent. */
  analytics: boolean;
  /** Fonts and values of the brand; written by the server, read back by the browser. */
  stylesheet: string;
  /** Address of the icons' drawings. */
  icons: string;
  themeColor: string;
  /** The page's code did not arrive: it shows the server's HTML, and no more. */
  incomplete: boolean;
  /** Nonce of this answer; the browser hides it, so it is empty there. */
  nonce: string;
}
export const stylesheetId = 'marca';

/** The same in the browser, which reads back the server's data in the head. */
export function pageContextOf(
  { social, company, siblings, addresses, emptyLinks, analytics, icons }: Boot,
  brand: Brand,
  incomplete: boolean,
): PageContextValue {
  const stylesheet = document.getElementById(stylesheetId);
  return {
    brand,
    social,
    company,
    siblings,
    addresses,
    emptyLinks,
    analytics,
    icons,
    incomplete,
    stylesheet: stylesheet?.textContent ?? '',
    themeColor: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '',
    nonce: stylesheet?.nonce ?? '',
  };
}

const PageContext = createContext<PageContextValue | null>(null);
export const PageContextProvider = PageContext.Provider;

export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage needs the shell around it');
  return value;
}
