import type { PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import { attemptsOverText } from '@actual/contracts/facts/text/refusal-texts';
import { useActiveQuotation, useCartWord, useMutation, useNavigate, useShell } from '@actual/shell-contract';
import { Alert, Button, LinkButton, Row, Stack, TwoColumns } from '@actual/ui';
import type { ReactNode } from 'react';
import { Ordered } from '../../shared/Ordered';
import { QuotationSummary } from '../../shared/QuotationSummary';
import { refusalText } from '../../shared/refusals';

type End = 'ordered' | 'closed' | 'exceeded' | 'paid' | 'no-way';

/** Why a quotation takes no payment now; null where it does. It may have changed while its page was open. */
export function endOf(quotation: Quotation, options: PaymentOptions, methods: readonly PaymentMethod[]): End | null {
  if (quotation.OrderWeb) return 'ordered';
  if (quotation.isClosed) return 'closed';
  if (quotation.rateLimitReported) return 'exceeded';
  if (options.fullyPaid) return 'paid';
  return methods.some(({ enabled }) => enabled) ? null : 'no-way';
}

const ToQuotation = ({ id }: Pick<Quotation, 'id'>) => (
  <LinkButton href={`/quotations/edit/${id}`}>{`Ver mi ${useCartWord()}`}</LinkButton>
);

/** Its parts pay all of it: the order is made, the same one however often it is asked for. */
function Paid({ quotation }: { quotation: Quotation }) {
  const { api } = useShell();
  const navigate = useNavigate();
  const active = useActiveQuotation();
  const make = useMutation<{ id: string }, unknown, void>({
    mutationFn: () => api('POST /order/createfromquotation/{id}', { params: { id: quotation.id }, body: {} }),
    onSuccess: ({ id }) => {
      active.clear();
      return navigate(`/checkout/order/${id}/COMPRA-CONFIRMADA?orderCreated=true`, { replace: true });
    },
  });
  return (
    <Stack gap={4}>
      <Alert tone="success" title="Tu compra está pagada">
        Falta generar tu pedido; no se hace ningún otro cargo.
      </Alert>
      {make.isError ? (
        <Alert tone="error" live>
          {refusalText(make.error)}
        </Alert>
      ) : null}
      <Row gap={4} wrap>
        <Button busy={make.isPending ? 'Generando tu pedido' : false} onClick={() => make.mutate()}>
          Generar mi pedido
        </Button>
        <ToQuotation id={quotation.id} />
      </Row>
    </Stack>
  );
}

/** Shown in place of the ways to pay: the state of the payment, and the next step. */
export function Ending({ end, quotation }: { end: End; quotation: Quotation }) {
  const cart = useCartWord();
  const action = <ToQuotation id={quotation.id} />;
  const said: Record<End, ReactNode> = {
    ordered: <Ordered quotation={quotation} />,
    paid: <Paid quotation={quotation} />,
    closed: (
      <Alert tone="info" title="Esta cotización está cerrada" live action={action}>
        Sus artículos ya no se pueden pagar. Agrégalos a una nueva.
      </Alert>
    ),
    exceeded: (
      <Alert tone="warning" live action={action}>
        {attemptsOverText}
      </Alert>
    ),
    'no-way': (
      <Alert
        tone="warning"
        title={`Por ahora no hay una forma de pago disponible para tu ${cart}`}
        live
        action={action}
      >
        {`Revisa tu ${cart} o pide que te llame un asesor.`}
      </Alert>
    ),
  };
  return <TwoColumns aside={<QuotationSummary quotation={quotation} />}>{said[end]}</TwoColumns>;
}
