/** Fetches the code of the visitor's likely next step, once they use the page and never before. */
import type { ShellStores } from '@actual/shell-contract';
import type { Navigation, SleepingParts } from '@actual/shell-contract/navigation';
import type { BrowserRemotes } from '../remotes/browser';
import { savesData } from '../saves-data';
import { carryPicture } from './carry-picture';
import { watchIntent } from './intent';
import { fetchNextPages } from './next-pages';
import { preparedPages } from './prepared-pages';

/** Documents fetched ahead show the visitor as they were: with another session, cart or place they are let go. */
function forgetDocuments({ session, quotation, zipcode, wayIn }: ShellStores): void {
  const forget = () => document.querySelector('script[type="speculationrules"]')?.remove();
  for (const store of [session, quotation, zipcode, wayIn]) store?.subscribe(forget);
}

/** Makes the page that somebody seems to want ready, and lets a product's picture go over to it. */
export function lookAhead(
  navigation: Navigation,
  { load }: BrowserRemotes,
  { asleep, stores }: { asleep: SleepingParts; stores: ShellStores },
): void {
  navigation.carry = carryPicture;
  forgetDocuments(stores);
  if (savesData()) return;
  const pages = preparedPages(navigation.open);
  navigation.open = pages.open;
  watchIntent((url) => {
    // a page that comes as a document brings its own data
    if (url.pathname === location.pathname || !asleep.areLeft()) pages.prepare(url);
  });
  fetchNextPages(navigation, load);
}
