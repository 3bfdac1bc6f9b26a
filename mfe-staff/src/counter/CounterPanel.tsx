import type { Quotation } from '@actual/contracts';
import { managerPercent } from '@actual/contracts/facts/payment/manager-percent';
import { useNavigate, useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, formatPesos, Stack, SummaryRow, SummaryRows } from '@actual/ui';
import { useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { useAction } from '../fields/use-action';
import { DeskPanel } from '../layout/DeskParts';
import { paidWords } from '../reports/sums';
import { CounterForm } from './CounterForm';
import { optionsQuery } from './counter-queries';
import { counterText } from './counter-words';
import { ManagerDialog } from './ManagerDialog';
import { PaymentsTaken } from './PaymentsTaken';

/** A quotation's payments, the form for a payment at the counter, and the order. */
export function CounterPanel({ quotation: { id: quotationId, Client } }: { quotation: Quotation }) {
  const { api } = useShell();
  const navigate = useNavigate();
  const { data: options } = useQuery(optionsQuery(api, quotationId));
  const [asking, setAsking] = useState(false);
  const create = useAction<{ id: string }, unknown, string | undefined>({
    mutationFn: (authorization) => api('POST /order/create', { body: { quotationId, authorization } }),
    onSuccess: ({ id }) => open(id),
    onSettled: () => setAsking(false),
  });
  const open = (id: string): Promise<void> | void => navigate(`/checkout/order/${id}`);
  if (!options) return null;
  const { ammountPaid, remaining, paidPercent, fullyPaid } = options;
  const may = fullyPaid || paidPercent >= managerPercent;
  return (
    <DeskPanel title="Mostrador" order={-1}>
      <Stack gap={3}>
        <SummaryRows>
          <SummaryRow label={`Pagado (${paidWords(paidPercent)})`} value={formatPesos(ammountPaid)} />
          <SummaryRow label="Falta por pagar" value={formatPesos(remaining)} strong />
        </SummaryRows>
        <PaymentsTaken quotationId={quotationId} />
        <CounterForm
          id={quotationId}
          clientId={Client?.id}
          remaining={remaining}
          book={async (taken, idempotencyKey) => {
            const { data } = await api(
              'POST /payment/add/{id}',
              { params: { id: quotationId }, body: taken },
              { idempotencyKey, seenVersion: options.version },
            );
            if (data.orderId) await open(data.orderId);
          }}
        />
        {create.error ? (
          <Alert tone="error" live>
            <span>{counterText(create.error)}</span>
            <WhoChanged id={quotationId} error={create.error} />
          </Alert>
        ) : null}
        <Button
          variant="primary"
          disabled={!may}
          busy={create.isPending ? 'Creando el pedido' : false}
          reason={may ? undefined : `Se puede crear desde el ${managerPercent} % pagado`}
          onClick={() => (fullyPaid ? create.mutate(undefined) : setAsking(true))}
        >
          Crear pedido
        </Button>
        {asking ? (
          <ManagerDialog
            quotationId={quotationId}
            text={`El pedido se puede crear desde el ${managerPercent} % pagado, con la autorización de un gerente.`}
            onClose={() => setAsking(false)}
            onAuthorized={(authorization) => create.mutate(authorization)}
          />
        ) : null}
      </Stack>
    </DeskPanel>
  );
}
