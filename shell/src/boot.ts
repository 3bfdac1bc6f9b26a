import type { CompanyInfo } from '@actual/contracts/facts/company/company';
import type { BrandInfo, FormAnswer, InitialState } from '@actual/shell-contract';
import type { PageFailure } from '@actual/shell-contract/navigation';
import type { Site } from '@actual/themes-contract';
import type { DehydratedState } from '@tanstack/react-query';
import type { PagePlace } from './page-reports/report';

/** One remote as the browser needs it. */
export interface RemoteRef {
  name: string;
  version: string;
  /** Path of its container. */
  entry: string;
  /** `integrity` of the container. */
  integrity: string;
  /** Page paths it answers, router syntax. */
  owns: string[];
}

/** Links of the footer, from the site's constants. */
export interface SocialLinks {
  facebook?: string;
  instagram?: string;
  pinterest?: string;
}

/** The same store's brand on its own host. */
export interface Sibling {
  site: Site;
  /** `Studio`, `Home`, `Kids`. */
  name: string;
  href: string;
}

/** All that the server tells the browser, in one script element of the page. */
export interface Boot {
  brand: BrandInfo;
  /** The registry that the server rendered with, so that both sides run the same versions. */
  remotes: RemoteRef[];
  /** Owner of this page; null for the shell's own. */
  owner: string | null;
  /** Remotes that the server could not load. */
  failed: readonly { name: string; owns: string[] }[];
  initial: InitialState;
  social: SocialLinks;
  /** The company that sells. */
  company: CompanyInfo;
  /** See `FrameLinks`. */
  texts?: readonly string[] | undefined;
  siblings: Sibling[];
  /** Pages that the frame may link to, as far as they exist. */
  addresses: string[];
  /** Addresses of the menu that lead to nothing this store has. */
  emptyLinks: string[];
  /** Address of the icons' drawings. */
  icons: string;
  /** Visits are counted, with consent. */
  analytics: boolean;
  /** The result of the page's loader. */
  data: unknown;
  /** The answer to the form that asked for this page. */
  answer?: FormAnswer | null;
  failure: PageFailure | null;
  /** Where the shop's header and footer are not around the page: known also where its code does not arrive. */
  around?: { desk: boolean; bare: boolean } | undefined;
  queries: DehydratedState;
  /** Where cards are typed: the page's identity, for error reports. */
  place?: PagePlace;
  /** Where cards are typed: paths and addresses of the only scripts that may run. */
  scripts?: string[];
}
export const bootElementId = 'arranque';
