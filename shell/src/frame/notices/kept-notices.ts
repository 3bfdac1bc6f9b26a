import { tabMemory } from '@actual/contracts/client/tab-memory';
import type { NoticesStore, Toast } from '@actual/shell-contract';

const place = 'avisos';

/** Keeps what is being said for the next document of this tab; nothing in it is secret. */
export function keepNotices(notices: NoticesStore): void {
  const { toasts } = notices.getState();
  if (toasts.length > 0) tabMemory.set(place, JSON.stringify(toasts));
}

/** Says on this document what the one before it had no time to. */
export function sayKeptNotices(notices: NoticesStore): void {
  const kept = tabMemory.get(place);
  if (kept === null) return;
  tabMemory.remove(place);
  for (const { key: _, ...notice } of JSON.parse(kept) as Toast[]) notices.getState().toast(notice);
}
