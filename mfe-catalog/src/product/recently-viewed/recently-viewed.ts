/** How many are kept; the page shows the latest of them. */
const kept = 13;
/** Per site on this device alone, because viewed products are personal. */
const storageKey = 'vistos';

const none: readonly string[] = [];
let known: readonly string[] | null = null;
const watchers = new Set<() => void>();

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, kept) : none;
  } catch {
    // storage is switched off, or holds something that is not ours
    return none;
  }
}

/** Ids of products viewed on this device, the latest first. */
export function viewedIds(): readonly string[] {
  known ??= read();
  return known;
}
/** The server knows of none. */
export const viewedOnServer = (): readonly string[] => none;

export function watchViewed(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Puts a product at the head of the list. */
export function recordView(id: string): void {
  known = [id, ...viewedIds().filter((one) => one !== id)].slice(0, kept);
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // without storage they are known until the page is left
  }
  for (const changed of watchers) changed();
}
