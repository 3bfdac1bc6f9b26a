import type { Quotation } from '@actual/contracts';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { formatMoment } from '@actual/contracts/store-day';
import { useQueryClient, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, formatPesos } from '@actual/ui';
import { counterText } from '../counter/counter-words';
import { useAction } from '../fields/use-action';
import { isManager, useDeskUser } from '../slots/staff-roles';

/** The value of what was changed, in the quotation that it pays. Beside its buyer a manager uses it. */
export function ExchangeNotice({ quotation }: { quotation: Quotation }) {
  const { api } = useShell();
  const user = useDeskUser();
  const queryClient = useQueryClient();
  const { keyOf, done } = useKeyOf();
  const { id, Exchange, totalPg1, ammountPaid, Details } = quotation;
  const use = useAction({
    mutationFn: (amount: number) => {
      const body = { type: PaymentType.exchangeValue, amount };
      return api('POST /payment/add/{id}', { params: { id }, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: done,
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  if (!Exchange?.open || Exchange.left <= 0) return null;
  const amount = Math.min(Exchange.left, Math.round((totalPg1 - ammountPaid) * 100) / 100);
  return (
    <Alert
      tone="info"
      title={`${formatPesos(Exchange.left)} de un cambio`}
      action={
        isManager(user) && Details.length > 0 && amount > 0 ? (
          <Button
            variant="secondary"
            busy={use.isPending ? 'Registrando' : false}
            onClick={() => use.mutate(amount)}
          >{`Usar ${formatPesos(amount)}`}</Button>
        ) : null
      }
    >
      {use.isError
        ? counterText(use.error)
        : `Es el valor de lo que se devolvió con la solicitud ${Exchange.folio}. Quien compró lo usa al pagar; por su cliente, un gerente. Lo que sobre, o no se use antes del ${formatMoment(Exchange.until)}, regresa por donde se pagó.`}
    </Alert>
  );
}
