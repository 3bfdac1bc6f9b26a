import { OrderState } from '@actual/contracts/facts/payment/states';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, DefinitionList, formatDate, formatPesos, Stack, Text } from '@actual/ui';
import { DeskPanel } from '../layout/DeskParts';
import { momentWords } from '../reports/moment-words';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { CreditForm } from './CreditForm';
import { creditsQuery } from './credit-queries';

/** The bank's credits for an order that waits, or waited, for a transfer; empty for every other order. */
export function TransferCredits({ orderId }: { orderId: string }) {
  const { api } = useShell();
  const user = useDeskUser();
  const { data, isError, refetch } = useQuery(creditsQuery(api, orderId));
  if (isError)
    return (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
        No pudimos leer las transferencias de este pedido.
      </Alert>
    );
  if (!data || (data.due === null && data.credits.length === 0)) return null;
  const { due, credits, status } = data;
  return (
    <DeskPanel title="Transferencia bancaria">
      <Stack gap={3}>
        {due === null ? null : <Text>{`El pedido espera ${formatPesos(due)}.`}</Text>}
        {credits.length > 0 ? (
          <DefinitionList
            items={credits.map((one) => ({
              term: `${formatPesos(one.amount)}, ${formatDate(one.receivedOn)}, ${one.reference}`,
              value: `Acreditó ${one.creditedBy}, ${momentWords(one.creditedAt, storeYear(new Date(one.creditedAt)))}${
                one.returned > 0 ? `. Por devolver ${formatPesos(one.returned)}` : ''
              }`,
            }))}
          />
        ) : null}
        {due === null ? null : isManager(user) ? (
          <CreditForm orderId={orderId} due={due} canceled={status === OrderState.canceled} />
        ) : (
          <Text tone="text2">Un gerente la acredita cuando aparece en la cuenta de la tienda.</Text>
        )}
      </Stack>
    </DeskPanel>
  );
}
