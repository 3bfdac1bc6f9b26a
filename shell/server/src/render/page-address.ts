import { matchPage } from '@actual/shell-contract/navigation';
import { ownerOf } from '../../../src/remotes/owner';
import type { Snapshot } from '../registry/snapshots';

/**
 * The part of an address that its page reads, which is what a kept page is made from and found by: marks of campaigns and
 * made-up names make no page of their own. Null for a query of a page that does not say what it reads.
 */
export function pageAddress({ remotes }: Snapshot, url: URL): URL | null {
  if (url.search === '') return url;
  const owner = ownerOf(
    [...remotes.values()].map(({ artifact }) => artifact),
    url.pathname,
  );
  const routes = (owner && remotes.get(owner)?.module.routes) || [];
  const reads = matchPage(routes, url.pathname)?.route.handle?.reads;
  if (!reads) return null;
  // the frame itself outlines the parts of a page
  const isRead = (name: string, value: string) => (name === 'boundaries' ? value === '1' : reads(name));
  const address = new URL(url);
  address.search = new URLSearchParams([...url.searchParams].filter(([name, value]) => isRead(name, value))).toString();
  return address;
}
