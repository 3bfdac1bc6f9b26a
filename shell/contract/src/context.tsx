import type { ApiClient } from '@actual/contracts/client/client';
import type { BrandSociety } from '@actual/contracts/facts/company/brands';
import type { CompanyInfo } from '@actual/contracts/facts/company/company';
import type { Site } from '@actual/themes-contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Track } from './analytics-event';
import type { ShellStores } from './stores/stores';

/** The brand of the host, as far as calls and addresses need it; looks come from `useBrand()`. */
export interface BrandInfo {
  site: Site;
  name: string;
  society: BrandSociety;
  /** `https://…` of this brand, without a slash at the end. */
  origin: string;
  /** The same on the public network, which is the one printed; by default its own. */
  publicOrigin: string;
  /** True on the internal network, where the staff remote exists. */
  internal: boolean;
}

/** The texts and links of the frame around the pages. */
export interface FrameLinks {
  /** Of the frame's own links, those whose page exists in this store. */
  addresses: readonly string[];
  /** The store's brands with their homes. */
  siblings: readonly { site: Site; name: string; href: string }[];
  /** The company that sells; undefined if the store could not be asked. */
  company?: CompanyInfo | undefined;
  /** Pages of information that say something else here than the release's texts; none where it is undefined. */
  texts?: readonly string[] | undefined;
}

/** The shell's interface for remotes, in loaders (`{ shell }`) and in components (`useShell()`). */
export interface ShellApi {
  /** Typed client of the store's API; throws `ApiError`. */
  api: ApiClient;
  queryClient: QueryClient;
  brand: BrandInfo;
  stores: ShellStores;
  /** See `analytics-event.ts`; on the server it does nothing. */
  track: Track;
  /** Of this answer, which a `<style>` needs to be applied; not told where a remote runs alone. */
  nonce?: string;
  /** Not told where a remote runs alone. */
  frame?: FrameLinks;
}

const ShellContext = createContext<ShellApi | null>(null);

export const ShellProvider = ({ shell, children }: { shell: ShellApi; children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
);

/** The `ShellApi` of this page. Throws outside the shell: a remote without a shell is a programming error. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a <ShellProvider> above it');
  return shell;
}
