import type { Navigation } from '@actual/shell-contract/navigation';
import type { RemoteRef } from '../boot';
import { moveTo } from './place';
import { reportVitals } from './report-vitals';

/** Tells how quick the page was that the document came with, and whose page an error of a later one is. */
export function watchPages(navigation: Navigation, remotes: readonly RemoteRef[]): void {
  const place = () => {
    const { owner: remote, route } = navigation.entry.page;
    const version = remotes.find(({ name }) => name === remote)?.version ?? '';
    return { page: route?.path ?? '', remote, version };
  };
  reportVitals(place());
  navigation.subscribe(() => moveTo(place()));
}
