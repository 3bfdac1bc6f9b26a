import type { Quotation } from '@actual/contracts';
import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { lazyPart, useSession } from '@actual/shell-contract';
import { Suspense } from 'react';

const OtherQuotation = lazyPart(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ './OtherQuotation')).OtherQuotation,
);

/**
 * A person who signs in with a quotation in hand may have left another one open: its articles come in with one press.
 * Never by itself, so that nobody pays for forgotten articles.
 */
export function MergeOffer({ quotation }: { quotation: Quotation }) {
  const { user } = useSession();
  const isClient = isShopperRole(user?.role);
  return <Suspense>{isClient && quotation.Client ? <OtherQuotation quotation={quotation} /> : null}</Suspense>;
}
