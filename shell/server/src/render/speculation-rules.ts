import type { PageHandle } from '@actual/shell-contract';

/** Links of a page of which a part sleeps: while that is so, another page is a document of its own. */
const linksOfSleepers = 'html:has([data-hydration=""]) main a';

/**
 * Lets the browser fetch a link's document when a pointer comes near, two at a time, never for who saves data
 * ([Speculation Rules](https://wicg.github.io/nav-speculation/speculation-rules.html)).
 */
export function speculationRules(nonce: string, handle: PageHandle | undefined): string {
  if (!handle?.sleeps || !handle.next) return '';
  const where = { and: [{ selector_matches: linksOfSleepers }, { href_matches: handle.next }] };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script>`;
}
