import type { PaymentOptions, Quotation } from '@actual/contracts';
import { isCardType, isLedgerType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { useToast } from '@actual/shell-contract';
import { Alert, Button, formatPesos, Panel, Row, Stack, SummaryRow, SummaryRows } from '@actual/ui';
import { refusalText } from '../shared/refusals';
import { useRefundPartialPayments } from './attempt/use-add-payment';

/** The payments made and the rest. They can be taken back until there is an order. */
export function PartialPayments({ quotation, options }: { quotation: Quotation; options: PaymentOptions }) {
  const remove = useRefundPartialPayments(quotation);
  const toast = useToast();
  const parts = quotation.Payments.filter(({ status }) => status === PaymentState.approved);
  // only staff can give back a payment taken at a counter
  const own = parts.some(({ type }) => isLedgerType(type) || isCardType(type));
  if (options.ammountPaid <= 0) return null;
  return (
    <Panel tone="success">
      <Stack gap={3}>
        <SummaryRows>
          {parts.map((part) => (
            <SummaryRow key={part.id} label={part.description} value={formatPesos(part.ammount)} />
          ))}
          <SummaryRow label="Falta por pagar" value={formatPesos(options.remaining)} strong />
        </SummaryRows>
        {remove.isError ? (
          <Alert tone="error" live>
            {refusalText(remove.error)}
          </Alert>
        ) : null}
        {own ? (
          <Row>
            <Button
              type="button"
              variant="link"
              icon="return"
              busy={remove.isPending ? 'Devolviendo' : false}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: ({ returned }) =>
                    toast({ title: `${formatPesos(returned)} de regreso por donde los pagaste`, tone: 'success' }),
                })
              }
            >
              Quitar lo pagado
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Panel>
  );
}
