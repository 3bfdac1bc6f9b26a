import type { Quotation } from '@actual/contracts';
import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { AppError, type Call, readManagerGrant, type Service } from '@actual/kit';
import type { Checkout } from '../../context';
import { isSameId } from '../../payment/staff/manager-grant';
import { isUuid, requireQuotation } from '../access/access';
import { ifMatchOf } from '../access/if-match';
import type { LoadedQuotation } from '../loaded-quotation';
import { bargain, type SeenQuotation, setBigticketMax } from './bargain';
import { maximumOf } from './terms';

type MaxCall = Call<'PUT /quotation/{id}/bigticketmaxpercentage'>;

/** The manager behind a maximum: in their own session, or by a grant for this very maximum. @throws forbidden */
function authorizedMax({ body, params, session, request }: MaxCall): { by: string; seen: SeenQuotation | null } {
  if (body.authorization === undefined) {
    if (session && isManagerRole(session.role)) return { by: session.userId, seen: null };
    throw new AppError('forbidden', 'a manager sets the maximum');
  }
  const grant = readManagerGrant(request.server, body.authorization);
  if (!grant || grant.bigticketMaxPercentage !== body.percentage || !isSameId(grant.quotation, params.id))
    throw new AppError('forbidden', 'the authorization is not for this maximum of this quotation');
  return { by: grant.manager, seen: grant };
}

/** The terms agreed, line by line: pieces, percent, sum. */
const agreedLines = ({ Details }: Quotation) =>
  Details.map(({ Product, quantity, bigticketDiscountPercentage: percentage, total }) => ({
    itemCode: Product.ItemCode,
    quantity,
    percentage,
    total,
  }));

const maximaOf = (quotation: LoadedQuotation) => ({
  percentage: Math.max(0, ...quotation.lines.map((line) => maximumOf(line, quotation))),
});

/** The calls with which staff discount the lines of a quotation, and the limits of those discounts. */
export function bigticketRoutes(service: Service, checkout: Checkout): void {
  const quotationOf = async ({ request, params }: Pick<MaxCall, 'request' | 'params'>): Promise<LoadedQuotation> => {
    if (!isUuid(params.id)) throw new AppError('not_found');
    return { ...(await requireQuotation(checkout.db, request, params.id)), ifMatch: ifMatchOf(request) };
  };
  service
    .implement('PUT /quotation/{id}/bigticketdiscount', async (call) => {
      const before = await quotationOf(call);
      const after = await bargain(checkout, before, call.body);
      call.changed({
        before: before.lines.map(({ itemCode, bigticket }) => ({ itemCode, percentage: bigticket })),
        after: agreedLines(after),
      });
      return after;
    })
    .implement('PUT /quotation/{id}/bigticketmaxpercentage', async (call) => {
      const { by: authorizedBy, seen } = authorizedMax(call);
      const { percentage } = call.body;
      const before = await quotationOf(call);
      const after = await setBigticketMax(checkout, before, { percentage, seen });
      const { total } = after;
      call.changed({ before: maximaOf(before), after: { percentage, authorizedBy, total, lines: agreedLines(after) } });
      return after;
    });
}
