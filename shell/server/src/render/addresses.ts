import { matchPage } from '@actual/shell-contract/navigation';
import { ownerOf } from '../../../src/remotes/owner';
import type { Snapshot } from '../registry/snapshots';

const known = new WeakMap<Snapshot, string[]>();

/** Those of the given addresses that a loaded remote has a page for. */
export function existingAddresses(snapshot: Snapshot, addresses: readonly string[]): string[] {
  const before = known.get(snapshot);
  if (before) return before;
  const owners = [...snapshot.remotes.values()].map(({ artifact }) => artifact);
  const found = addresses.filter((address) => {
    const routes = snapshot.remotes.get(ownerOf(owners, address) ?? '')?.routes ?? [];
    const match = matchPage(routes, address);
    // a page of its own, not one that any two words would match
    return match !== null && Object.keys(match.params).length === 0;
  });
  known.set(snapshot, found);
  return found;
}
