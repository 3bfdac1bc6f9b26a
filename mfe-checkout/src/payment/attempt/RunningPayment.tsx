import type { Quotation } from '@actual/contracts';
import { tabMemory } from '@actual/contracts/client/tab-memory';
import { isTransferType } from '@actual/contracts/facts/payment/payment-types';
import { useCartWord, useLoaderData } from '@actual/shell-contract';
import { Alert, Button, LinkButton, Row, Stack, TwoColumns } from '@actual/ui';
import { useEffect, useState } from 'react';
import { QuotationSummary } from '../../shared/QuotationSummary';
import { refusalText } from '../../shared/refusals';
import { bankOf } from '../card/bank';
import { Challenge } from '../card/Challenge';
import { Undecided } from '../outcome/Outcome';
import { useCheckPayment, usePollPayment } from '../outcome/use-payment-outcome';

/**
 * The document was made before its bank was known: it is loaded again, once, with a policy that lets the bank's page
 * in. The card form is not part of that document.
 */
function admitOnce(paymentId: string): void {
  const key = `banco-${paymentId}`;
  if (tabMemory.get(key)) return;
  const [navigation] = performance.getEntriesByType('navigation');
  const wasReloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  // where nothing outlives a reload, the second document knows by how it was opened
  if (tabMemory.set(key, '1') || !wasReloaded) window.location.reload();
}

/** A payment that runs: it is followed until it is decided, and nothing else can be paid meanwhile. */
export function RunningPayment({
  quotation,
  payment,
}: {
  quotation: Quotation;
  payment: Quotation['Payments'][number];
}) {
  const { id: paymentId, type } = payment;
  const cart = useCartWord();
  const { data: reply } = usePollPayment(quotation, paymentId);
  const check = useCheckPayment(quotation);
  const [closed, setClosed] = useState(false);
  const challenge = reply?.data.challenge ?? null;
  const bank = bankOf(useLoaderData());
  const admitted = challenge !== null && bank === new URL(challenge.url).origin;
  useEffect(() => {
    if (challenge && !admitted) admitOnce(paymentId);
  }, [challenge, admitted, paymentId]);
  const look = () => check.mutate({ paymentId });
  // it replaces a long form, so the page scrolls to its top
  useEffect(() => {
    // newer browsers answer a promise, which is no way to clean up an effect
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <TwoColumns aside={<QuotationSummary quotation={quotation} />}>
      <Stack gap={6}>
        <Undecided detail={reply?.status_detail ?? ''} transfer={isTransferType(type)} />
        {check.isError ? (
          <Alert tone="error" live>
            {refusalText(check.error)}
          </Alert>
        ) : null}
        <Row gap={4} wrap>
          {challenge ? (
            <Button
              variant="primary"
              icon="lock"
              onClick={() => (admitted ? setClosed(false) : window.location.reload())}
            >
              Responder a mi banco
            </Button>
          ) : (
            <Button variant="secondary" busy={check.isPending ? 'Consultando' : false} onClick={look}>
              Consultar mi pago
            </Button>
          )}
          <LinkButton variant="link" href={`/quotations/edit/${quotation.id}`}>
            {`Ver mi ${cart}`}
          </LinkButton>
        </Row>
        {challenge && admitted && !closed ? (
          <Challenge
            url={challenge.url}
            creq={challenge.creq}
            busy={check.isPending}
            onAnswered={look}
            onClose={() => setClosed(true)}
          />
        ) : null}
      </Stack>
    </TwoColumns>
  );
}
