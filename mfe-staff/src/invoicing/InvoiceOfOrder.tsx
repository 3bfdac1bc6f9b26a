import type { FiscalAddress, Invoice, Order } from '@actual/contracts';
import {
  type CancellationMotive,
  cancellationMotiveWords,
  creditNoteStateWords,
  creditRelationWords,
  InvoiceState,
  invoiceObstacleWords,
  invoiceStateWords,
  isStamped,
  notTakenPlace,
} from '@actual/contracts/facts/payment/invoices';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useQuery, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, formatPesos, Row, SelectField, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { unansweredText } from '../access/unanswered-text';
import { useAction } from '../fields/use-action';
import { FiscalDialog } from '../fiscal/FiscalDialog';
import { fiscalListsQuery, obstacleQuery } from './invoicing-queries';

type Motive = Exclude<CancellationMotive, '01'>;

function refusedText(error: unknown, wrong: string): string {
  if (!(error instanceof ApiError)) return tryAgainText;
  const { reason } = Object(error.details) as { reason?: keyof typeof invoiceObstacleWords };
  if (error.code === 'invoice_not_possible' && reason) return invoiceObstacleWords[reason];
  if (error.code === 'invoice_credited') return 'Tiene notas de crédito: contabilidad las cancela antes ante el SAT.';
  if (error.code === 'invoice_unchanged') return 'Los datos son los de la factura: cámbialos para sustituirla.';
  if (error.code === 'invalid_input') return wrong;
  if (error.code === 'conflict') return 'La factura cambió mientras tanto. Recarga la página.';
  return unansweredText(error) ?? tryAgainText;
}

/** The invoice of a canceled order, and its credit notes; the shop's own panel shows them for other orders. */
const Facts = ({ invoice }: { invoice: Invoice }) => (
  <>
    <Text>{`${invoice.folio ?? ''}: ${invoiceStateWords[invoice.status]}. ${invoice.companyName}, ${invoice.LicTradNum}. Folio fiscal ${invoice.uuid}`}</Text>
    {invoice.creditNotes.map((note, at) => (
      <Text key={note.uuid ?? at} tone="text2">
        {`Nota de crédito ${note.folio ?? ''} por ${formatPesos(note.total)}: ${creditNoteStateWords[note.status].toLowerCase()}. ${creditRelationWords[note.relation]}${note.uuid ? `, folio fiscal ${note.uuid}` : ''}`}
      </Text>
    ))}
  </>
);

/** The stamped invoice of an order, also of a canceled one: its state, its cancellation, or its replacement. */
export function InvoiceOfOrder({ order }: { order: Order }) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const canceled = order.status === OrderState.canceled;
  const [motive, setMotive] = useState<Motive>(canceled ? notTakenPlace : '02');
  const [replacing, setReplacing] = useState(false);
  const { data: found } = useQuery(obstacleQuery(api, order.id));
  const { data: lists } = useQuery({ ...fiscalListsQuery(api), enabled: replacing });
  const onSettled = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(order.id) });
  const cancel = useAction<{ status: InvoiceState }, unknown, void>({
    mutationFn: () => api('POST /invoice/cancel/', { body: { order: order.id, motive } }),
    onSuccess: ({ status }) => toast({ tone: 'success', title: `Factura: ${invoiceStateWords[status].toLowerCase()}` }),
    onSettled,
  });
  const replace = useAction<unknown, unknown, FiscalAddress>({
    mutationFn: (fiscal) => api('POST /invoice/replace/', { body: { order: order.id, fiscal } }),
    onSuccess: () => {
      setReplacing(false);
      toast({ tone: 'success', title: 'Factura sustituida' });
    },
    onSettled,
  });
  const invoice = found?.invoice;
  if (!invoice || !isStamped(invoice.status)) return null;
  const isCredited = invoice.creditNotes.some(({ status }) => status !== 'refused');
  const motives: readonly Motive[] = canceled ? ['03', '02'] : ['02', '04'];
  return (
    <>
      <Stack gap={3}>
        {canceled ? <Facts invoice={invoice} /> : null}
        {canceled && invoice.status === InvoiceState.valid && !isCredited ? (
          <Alert tone="warning">El pedido está cancelado y su factura sigue vigente.</Alert>
        ) : null}
        {invoice.status === InvoiceState.canceling ? (
          <Text tone="text2">Falta que quien la recibió, o el SAT, acepte la cancelación.</Text>
        ) : null}
        {cancel.error ? (
          <Alert tone="error" live>
            {refusedText(cancel.error, 'Ese motivo no corresponde.')}
          </Alert>
        ) : null}
        {invoice.status === InvoiceState.valid && !isCredited ? (
          <>
            <SelectField
              label="Motivo de cancelación"
              options={motives.map((value) => ({ value, label: `${value} ${cancellationMotiveWords[value]}` }))}
              value={motive}
              onChange={(event) => setMotive(event.target.value as Motive)}
            />
            <Row wrap gap={3}>
              <Button
                variant="secondary"
                busy={cancel.isPending ? 'Cancelando' : false}
                onClick={() => cancel.mutate()}
              >
                Cancelar factura
              </Button>
              {canceled ? null : (
                <Button variant="secondary" onClick={() => setReplacing(true)}>
                  Sustituir factura
                </Button>
              )}
            </Row>
          </>
        ) : null}
      </Stack>
      {replacing && lists ? (
        <FiscalDialog
          title={`Sustituir la factura del pedido ${order.folio}`}
          fiscal={{ fiscalAddress: null, defaults: { U_Correos: order.email }, lists }}
          purpose="told"
          words={['Sustituir factura', 'Sustituyendo la factura']}
          sending={replace.isPending}
          refused={replace.isError ? refusedText(replace.error, 'Los datos se contradicen: revísalos.') : null}
          onSend={replace.mutate}
          onClose={() => setReplacing(false)}
        />
      ) : null}
    </>
  );
}
