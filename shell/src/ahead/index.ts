/** Fetches the code of the visitor's likely next step, once they use the page and never before. */
import type { Navigation, SleepingParts } from '@actual/shell-contract/navigation';
import type { BrowserRemotes } from '../remotes/browser';
import { savesData } from '../saves-data';
import { carryPicture } from './carry-picture';
import { watchIntent } from './intent';
import { fetchNextPages } from './next-pages';
import { preparedPages } from './prepared-pages';

/** Makes the page that somebody seems to want ready, and lets a product's picture go over to it. */
export function lookAhead(navigation: Navigation, { load }: BrowserRemotes, asleep: SleepingParts): void {
  navigation.carry = carryPicture;
  if (savesData()) return;
  const pages = preparedPages(navigation.open);
  navigation.open = pages.open;
  watchIntent((url) => {
    // a page that comes as a document brings its own data
    if (url.pathname === location.pathname || !asleep.areLeft()) pages.prepare(url);
  });
  fetchNextPages(navigation, load);
}
