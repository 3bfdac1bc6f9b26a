import { managerPercent } from '@actual/contracts/facts/payment-types';
import type { SlotProps } from '@actual/shell-contract';
import { useMutation, useNavigate, useQuery, useSession, useShell } from '@actual/shell-contract';
import { Alert, Button, formatPesos, Stack, SummaryRow, SummaryRows, Text } from '@actual/ui';
import { useState } from 'react';
import { quotationQuery } from '../bigticket/bigticket-queries';
import { CounterForm } from '../counter/CounterForm';
import { optionsQuery } from '../counter/counter-queries';
import { counterText } from '../counter/counter-words';
import { ManagerDialog } from '../counter/ManagerDialog';
import { PaymentsTaken } from '../counter/PaymentsTaken';
import { BlockPanel } from '../layout/BlockPanel';
import { isStaff } from './staff-roles';

/** Payments at a counter and orders of what is paid; nothing for whoever is no staff. */
export function Component({ quotationId }: SlotProps['staff/counter-payment']) {
  const { user } = useSession();
  return isStaff(user) ? <Counter quotationId={quotationId} /> : null;
}

function Counter({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const navigate = useNavigate();
  const { data: options } = useQuery(optionsQuery(api, quotationId));
  const { data: quotation } = useQuery(quotationQuery(api, quotationId));
  const [asking, setAsking] = useState(false);
  const create = useMutation<{ id: string }, unknown, string | undefined>({
    mutationFn: (authorization) =>
      api('POST /order/create', { body: { quotationId, ...(authorization ? { authorization } : {}) } }),
    onSuccess: ({ id }) => open(id),
    onSettled: () => setAsking(false),
  });
  const open = (id: string): Promise<void> | void => navigate(`/checkout/order/${id}`);
  if (!options) return null;
  const { ammountPaid, remaining, paidPercent, fullyPaid } = options;
  const may = fullyPaid || paidPercent >= managerPercent;
  return (
    <BlockPanel $column="side">
      <Stack gap={5}>
        <Text as="h2" step="h4">
          Mostrador
        </Text>
        <SummaryRows>
          <SummaryRow label={`Pagado (${paidPercent} %)`} value={formatPesos(ammountPaid)} />
          <SummaryRow label="Falta por pagar" value={formatPesos(remaining)} strong />
        </SummaryRows>
        <PaymentsTaken quotationId={quotationId} />
        <CounterForm
          id={quotationId}
          clientId={quotation?.Client?.id}
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
            {counterText(create.error)}
          </Alert>
        ) : null}
        <Button
          variant="primary"
          disabled={!may}
          busy={create.isPending ? 'Creando el pedido' : false}
          {...(may ? {} : { reason: `Se puede crear desde el ${managerPercent} % pagado` })}
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
    </BlockPanel>
  );
}
