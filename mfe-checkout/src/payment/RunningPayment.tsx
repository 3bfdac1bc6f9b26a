import type { Quotation } from '@actual/contracts';
import { Button, LinkButton, Row, Stack, TwoColumns } from '@actual/ui';
import { useState } from 'react';
import { QuotationSummary } from '../shared/QuotationSummary';
import { Challenge } from './Challenge';
import { Undecided } from './Outcome';
import { useCheckPayment, useFollow } from './use-settle';

/** A payment that runs: it is followed until it is decided, and nothing else can be paid meanwhile. */
export function RunningPayment({ quotation, paymentId }: { quotation: Quotation; paymentId: string }) {
  const { data: reply } = useFollow(quotation, paymentId);
  const check = useCheckPayment(quotation);
  const [closed, setClosed] = useState(false);
  const challenge = reply?.data.challenge ?? null;
  const look = () => check.mutate({ paymentId });
  return (
    <TwoColumns aside={<QuotationSummary quotation={quotation} />}>
      <Stack gap={6}>
        <Undecided detail={reply?.status_detail ?? ''} />
        <Row gap={4} wrap>
          {challenge ? (
            <Button variant="primary" icon="lock" onClick={() => setClosed(false)}>
              Responder a mi banco
            </Button>
          ) : (
            <Button variant="secondary" busy={check.isPending ? 'Consultando' : false} onClick={look}>
              Consultar mi pago
            </Button>
          )}
          <LinkButton variant="link" href={`/quotations/edit/${quotation.id}`}>
            Ver mi cotización
          </LinkButton>
        </Row>
        {challenge && !closed ? (
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
