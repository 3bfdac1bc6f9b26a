import type { PageHandle } from '@actual/shell-contract';

/** Links of a page of which a part sleeps: while that is so, another page is a document of its own. */
const linksOfSleepers = 'html:has([data-hydration=""]) main a';

/**
 * The element by which the browser fetches the document of a link ahead when a finger or mouse comes near, two at a time at
 * most, and never for who saves data ([Speculation Rules](https://wicg.github.io/nav-speculation/speculation-rules.html)).
 * Only pages that this one usually leads to; empty where no part sleeps.
 */
export function speculationRules(nonce: string, handle: PageHandle | undefined): string {
  if (!handle?.sleeps || !handle.next) return '';
  const where = { and: [{ selector_matches: linksOfSleepers }, { href_matches: handle.next }] };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script>`;
}
