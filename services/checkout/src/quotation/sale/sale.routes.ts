import { AppError, type Call, type Service, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { isUuid } from '../access/access';
import type { LoadedQuotation } from '../loaded-quotation';
import { readQuotation } from '../quotation.queries';
import { changeSale, unknown, writeSale } from './change-sale';
import { giveToClient } from './give-to-client';
import { assertMayHandOver, handOver } from './hand-over';
import { handOverAll } from './hand-over-all';

type SaleCall = Pick<Call, 'changed'> & { params: { id: string }; body: object };

/** The caller; the access rule admits nobody else. */
const callerOf = (session: Session | null): Session => {
  if (!session) throw new AppError('unauthorized');
  return session;
};

/** @throws invalid_input for a shop that serves nobody; forbidden for another seller's quotation */
async function chooseStore(
  checkout: Checkout,
  before: LoadedQuotation,
  { code, by }: { code: string; by: Session },
): Promise<void> {
  const [store] = await checkout.db('store').where({ code, cedis: false }).select('code');
  if (!store) throw unknown('Store');
  await changeSale(checkout, before, (trx, quotation) => {
    assertMayHandOver(quotation, by);
    return writeSale(trx, quotation.id, { store_code: code });
  });
}

/** Staff set a quotation's client, seller and shop; each change is in the audit log. */
export function saleRoutes(service: Service, checkout: Checkout): void {
  const change = async ({ params, body, changed }: SaleCall, work: (quotation: LoadedQuotation) => Promise<void>) => {
    const quotation = isUuid(params.id) ? await readQuotation(checkout.db, params.id) : null;
    if (!quotation) throw new AppError('not_found');
    const { clientId: Client, sellerId: User, store } = quotation;
    const before = { Client, User, Store: store?.code ?? null };
    await work(quotation);
    changed({ before, after: { ...before, ...body } });
    return { ok: true } as const;
  };
  service
    .implement('PUT /quotation/{id}/client', (call) =>
      change(call, (quotation) =>
        giveToClient(checkout, quotation, { clientId: call.body.Client, by: callerOf(call.session) }),
      ),
    )
    .implement('PUT /quotation/{id}/seller', (call) =>
      change(call, (quotation) => handOver(checkout, quotation, { to: call.body.User, by: callerOf(call.session) })),
    )
    .implement('POST /team/{id}/handover', async ({ params, body, session, changed }) => {
      const answer = await handOverAll(checkout, { from: params.id, to: body.User, by: callerOf(session).userId });
      changed({ before: null, after: { User: body.User, handed: answer.handed } });
      return answer;
    })
    .implement('PUT /quotation/{id}/store', (call) =>
      change(call, (quotation) =>
        chooseStore(checkout, quotation, { code: call.body.Store, by: callerOf(call.session) }),
      ),
    );
}
