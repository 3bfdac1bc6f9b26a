import type { Quotation } from '@actual/contracts';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import { afterwards } from '../lines/edit-lines';
import type { LoadedQuotation } from '../loaded-quotation';

/** Keeps the way into the home with a quotation, or forgets it. @throws see `changeQuotation` */
export async function keepWayIn(checkout: Checkout, before: LoadedQuotation, wayIn: string | null): Promise<Quotation> {
  await changeQuotation(
    checkout,
    before,
    async (trx, { id }) => {
      // neither lines nor prices change: its version stays
      await trx('quotation').where({ id }).update({ way_in: wayIn });
    },
    { priced: false },
  );
  return afterwards(checkout, before.id);
}
