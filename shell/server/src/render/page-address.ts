import { matchPage } from '@actual/shell-contract/navigation';
import { ownerOf } from '../../../src/remotes/owner';
import type { Snapshot } from '../registry/snapshots';
import type { LoadedRemote } from '../registry/types';

/** Of the names of a query those that a page of the remote reads. */
type NamesRead = (remote: LoadedRemote, path: string, names: readonly string[]) => Promise<ReadonlySet<string>>;

/** The part of an address that its page reads, the key of a cached page; null for a query that it does not name. */
export async function pageAddress({ remotes }: Snapshot, url: URL, namesRead: NamesRead): Promise<URL | null> {
  if (url.search === '') return url;
  const owner = ownerOf(
    [...remotes.values()].map(({ artifact }) => artifact),
    url.pathname,
  );
  const remote = owner ? remotes.get(owner) : undefined;
  const route = remote && matchPage(remote.routes, url.pathname)?.route;
  if (!remote || !route?.reads) return null;
  const asked = new Set(url.searchParams.keys());
  // the frame itself outlines the parts of a page
  asked.delete('boundaries');
  const read = await namesRead(remote, route.path, [...asked]);
  const isRead = (name: string, value: string) => (name === 'boundaries' ? value === '1' : read.has(name));
  const address = new URL(url);
  address.search = new URLSearchParams([...url.searchParams].filter(([name, value]) => isRead(name, value))).toString();
  return address;
}
