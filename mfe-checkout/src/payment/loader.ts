import type { Quotation } from '@actual/contracts';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { type LoaderArgs, redirect, type ShellApi } from '@actual/shell-contract';
import { openQuotation, redirectUnlessPayable } from '../shared/open-quotation';
import { addressQuery, paymentOptionsQuery, quotationQuery } from '../shared/quotation-queries';
import { lastAttempt } from './attempt/last-attempt';
import { isRefusal, refusalKey, runningKey, runningPayment } from './attempt/running-payment';
import type { WithBank } from './card/bank';

/**
 * Finds the result of the last attempt, also after a reload in the middle of it: it leads to an order, and keeps a
 * refusal to be read. Returns the bank whose question is open: the document's policy lets in its page, and no other.
 * The result is unknown while the provider does not answer; the page asks again by itself. A payment decided meanwhile
 * is read anew.
 */
async function bankOfQuestion(shell: ShellApi, quotation: Quotation): Promise<string | null> {
  const { api, queryClient } = shell;
  const reply = await lastAttempt(shell, quotation);
  if (reply?.data.orderId && reply.status !== PaymentState.rejected) {
    throw redirect(`/checkout/order/${reply.data.orderId}/COMPRA-CONFIRMADA?orderCreated=true`);
  }
  // the page begins with the bank's question, but not with a review of days
  if (reply?.status === PaymentState.pending)
    queryClient.setQueryData(runningKey(quotation.id, reply.data.paymentId), reply);
  if (isRefusal(reply)) queryClient.setQueryData(refusalKey(quotation.id), reply);
  if (reply && reply.status !== PaymentState.pending && runningPayment(quotation))
    await queryClient.fetchQuery({ ...quotationQuery(api, quotation.id), staleTime: 0 });
  return reply?.data.challenge ? new URL(reply.data.challenge.url).origin : null;
}

/** Step 3 needs a payable quotation with its address; at the limit of attempts the person returns to the quotation. */
export async function loader({ params, shell }: LoaderArgs): Promise<WithBank> {
  const id = params.id ?? '';
  const quotation = await openQuotation(shell, id);
  redirectUnlessPayable(quotation);
  if (quotation.rateLimitReported) throw redirect(`/quotations/edit/${id}`);
  const bank = await bankOfQuestion(shell, quotation);
  const [{ address }] = await Promise.all([
    shell.queryClient.fetchQuery(addressQuery(shell.api, id)),
    shell.queryClient.fetchQuery(paymentOptionsQuery(shell.api, id)),
  ]);
  if (!address) throw redirect(`/checkout/client/${id}`);
  return { bank };
}
