import type { InvoiceableOrder } from '@actual/contracts';
import { InvoiceState, sameMonthText } from '@actual/contracts/facts/payment/invoices';
import { storeDay } from '@actual/contracts/store-day';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Anchor } from '@actual/themes-contract';
import { Alert, Button, formatDate, formatPesos, LinkButton, Panel, Row, Stack, Text } from '@actual/ui';
import { fiscalQuery } from '../fiscal/fiscal-queries';
import { invoiceRefusalText } from './invoice-words';
import { invoiceableQuery } from './invoices-queries';
import { fiscalHref } from './invoices-view';
import { useInvoiceAction } from './use-invoice-action';

const OrderToInvoice = ({ order, ready }: { order: InvoiceableOrder; ready: boolean }) => {
  const { api } = useShell();
  const create = useInvoiceAction(() => api('POST /invoice/create/', { body: { order: order.order } }), {
    done: InvoiceState.valid,
    words: 'Factura creada exitosamente',
  });
  const about = `pedido-${order.orderFolio}`;
  return (
    <Stack as="li" gap={3}>
      <Row justify="space-between" gap={3}>
        <div id={about}>
          <Anchor href={`/checkout/order/${order.order}`}>{`Pedido ${order.orderFolio}`}</Anchor>
          <Text step="small" tone="text2">
            {`${formatDate(storeDay(new Date(order.orderDate)))} · ${formatPesos(order.total)} MXN`}
          </Text>
        </div>
        {ready ? (
          <Button
            variant="secondary"
            busy={create.isPending ? 'Generando la factura' : false}
            aria-describedby={about}
            onClick={() => create.mutate(undefined)}
          >
            Facturar
          </Button>
        ) : (
          <LinkButton variant="secondary" href={fiscalHref} aria-describedby={about}>
            Facturar
          </LinkButton>
        )}
      </Row>
      {create.isError ? (
        <Alert tone="error" title="Error al crear factura" live>
          {invoiceRefusalText(create.error)}
        </Alert>
      ) : null}
    </Stack>
  );
};

/** Paid orders of this month that have no invoice; without fiscal data the way leads to them first. */
export const OrdersToInvoice = () => {
  const { api } = useShell();
  const { data: orders } = useSuspenseQuery(invoiceableQuery(api));
  const { data: fiscal } = useSuspenseQuery(fiscalQuery(api));
  if (orders.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="por-facturar">
      <Stack gap={4}>
        <div>
          <Text as="h2" step="h4" id="por-facturar">
            Compras de este mes por facturar
          </Text>
          <Text step="small" tone="text2">
            {sameMonthText}
          </Text>
        </div>
        <Stack as="ul" gap={4}>
          {orders.map((order) => (
            <OrderToInvoice key={order.order} order={order} ready={fiscal.isValid} />
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
};
