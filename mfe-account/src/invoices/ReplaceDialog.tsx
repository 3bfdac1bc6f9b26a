import type { ListedInvoice } from '@actual/contracts';
import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, DefinitionList, Dialog, Stack, Text, TextLink } from '@actual/ui';
import { fiscalQuery } from '../fiscal/fiscal-queries';
import { invoiceRefusalText } from './invoice-words';
import { fiscalHref } from './invoices-view';
import { useInvoiceAction } from './use-invoice-action';

/** Shows the receiver of the new invoice, and replaces the old one. */
export const ReplaceDialog = ({ invoice, onClose }: { invoice: ListedInvoice; onClose: () => void }) => {
  const { api } = useShell();
  const { keyOf } = useKeyOf();
  const { data: fiscal } = useSuspenseQuery(fiscalQuery(api));
  const data = fiscal.fiscalAddress;
  const replace = useInvoiceAction(
    () => {
      // the receiver is part of the request: after a correction it is another one
      const key = keyOf({ order: invoice.order, uuid: invoice.uuid, data });
      return api('POST /invoice/replace/', { body: { order: invoice.order } }, { idempotencyKey: key });
    },
    { done: InvoiceState.valid, words: 'Factura creada exitosamente', onDone: onClose },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Sustituir la factura ${invoice.folio}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Conservarla
          </Button>
          <Button busy={replace.isPending ? 'Sustituyendo' : false} onClick={() => replace.mutate(undefined)}>
            Sustituir
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>Hacemos otra con estos datos y, cuando esté timbrada, cancelamos la anterior.</Text>
        {data ? (
          <DefinitionList
            items={[
              { term: 'RFC', value: data.LicTradNum },
              { term: 'Razón social', value: data.companyName },
              { term: 'Régimen', value: data.regime },
              { term: 'Uso', value: data.cfdiUse },
              { term: 'Código postal', value: data.ZipCode },
            ]}
          />
        ) : null}
        <TextLink href={fiscalHref}>Modificar mis datos fiscales</TextLink>
        {replace.isError ? (
          <Alert tone="error" title="Error al crear factura" live>
            {invoiceRefusalText(replace.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
};
