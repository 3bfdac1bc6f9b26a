import type { Order } from '@actual/contracts';
import { Slot, useBrand, useLocation, useParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import {
  Alert,
  Button,
  Container,
  DefinitionList,
  DeliveryLine,
  formatDate,
  formatPesosExact,
  LineItem,
  LineList,
  LinkButton,
  PageTitle,
  Panel,
  pieces,
  Row,
  Stack,
  Summary,
  SummaryRow,
  SummaryRows,
  SummaryTotal,
  Tag,
  Text,
  TwoColumns,
} from '@actual/ui';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { orderQuery } from './order-queries';

const tones = { completed: 'success', 'pending-sap': 'info', 'pending-payment': 'warning', canceled: 'error' } as const;

/** What the state of the order means for whoever bought. */
const stateText: Record<Order['status'], string> = {
  completed: 'Tu pedido está confirmado y en preparación.',
  'pending-sap': 'Recibimos tu pago y estamos registrando tu pedido.',
  'pending-payment':
    'Tu pedido está confirmado y en proceso, con el pago pendiente. No generes de nuevo la misma cotización.',
  canceled: 'Este pedido se canceló.',
};

/** `/checkout/order/{id}` and its `/COMPRA-CONFIRMADA`: the receipt. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { api } = useShell();
  const { voice } = useBrand();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const confirmed = pathname.endsWith('/COMPRA-CONFIRMADA');
  const title = confirmed ? voice.thanksTitle.replace(/(!?)$/, `, ${order.FirstName}$1`) : `Pedido ${order.folio}`;
  return (
    <Container>
      <PageHead title={`Pedido ${order.folio}`} />
      <CheckoutSteps current={3} />
      <PageTitle
        below
        text={`Pedido ${order.folio}, ${formatDate(new Date(order.createdAt))}. ${stateText[order.status]}`}
        action={
          <Button variant="link" icon="print" onClick={() => window.print()}>
            Imprimir
          </Button>
        }
      >
        {title}
      </PageTitle>
      {confirmed && order.email ? (
        <div style={{ marginBottom: 32 }}>
          <Alert tone="success" title="Compra confirmada">
            {`Te enviamos la confirmación a ${order.email}. Guarda tu número de pedido: ${order.folio}.`}
          </Alert>
        </div>
      ) : null}
      {order.restricted ? (
        <Panel>
          <Text>{`Pedido de ${order.FirstName} ${order.LastName}. El detalle solo se muestra a quien lo compró.`}</Text>
        </Panel>
      ) : (
        <TwoColumns aside={<Totals order={order} />}>
          <Stack gap={6}>
            <Row gap={4} wrap align="center">
              <Tag tone={tones[order.status]}>{order.statusLabel}</Tag>
              {order.deliveryDate ? <DeliveryLine date={order.deliveryDate} /> : null}
            </Row>
            <LineList>
              {order.Details.map((line) => (
                <LineItem
                  key={line.id}
                  picture={line.Product.picture}
                  name={line.Product.Name}
                  href={line.Product.url}
                  facts={[line.Product.finish, `Código ${line.Product.ItemCode}`].filter(Boolean).join('. ')}
                  price={<strong>{formatPesosExact(line.total)}</strong>}
                  controls={
                    <Text tone="text2">
                      {`${pieces(line.quantity)}${line.shipDate ? `. Llega antes del ${formatDate(line.shipDate)}` : ''}`}
                    </Text>
                  }
                />
              ))}
            </LineList>
            {order.Address ? <Delivery address={order.Address} /> : null}
            <Row>
              <LinkButton href="/" variant="secondary">
                Seguir viendo muebles
              </LinkButton>
            </Row>
          </Stack>
        </TwoColumns>
      )}
      <Slot name="staff/order-back-office" orderId={id} />
    </Container>
  );
}

function Totals({ order }: { order: Order }) {
  return (
    <Summary title="Resumen">
      <Stack gap={5}>
        <SummaryRows>
          <SummaryRow label="Precio de lista" value={formatPesosExact(order.subtotal)} />
          {order.discount > 0 ? (
            <SummaryRow label="Descuentos" tone="saving" value={`−${formatPesosExact(order.discount)}`} />
          ) : null}
          <SummaryRow label="Envío" value="Gratis" />
          <SummaryTotal label="Total" value={formatPesosExact(order.total)} note="IVA incluido, MXN" />
        </SummaryRows>
        {order.Payments.map((payment) => (
          <DefinitionList
            key={payment.id}
            items={[
              { term: 'Pago', value: payment.name },
              { term: 'Monto', value: formatPesosExact(payment.ammount) },
              ...(payment.card ? [{ term: 'Tarjeta', value: `Terminada en ${payment.card}` }] : []),
              ...(payment.msi > 1 ? [{ term: 'Plan', value: `${payment.msi} meses sin intereses` }] : []),
              ...(payment.verificationCode ? [{ term: 'Autorización', value: payment.verificationCode }] : []),
            ]}
          />
        ))}
      </Stack>
    </Summary>
  );
}

function Delivery({ address }: { address: NonNullable<Order['Address']> }) {
  return (
    <Panel>
      <Stack gap={2}>
        <strong>Entrega</strong>
        <span>{`${address.firstName} ${address.lastName}`}</span>
        <span>{`${address.streetName} ${address.streetNumber}${address.interiorNumber ? `, int. ${address.interiorNumber}` : ''}`}</span>
        <span>{`${address.neighborhood}, ${address.zipCode} ${address.municipality}, ${address.state}`}</span>
        <Text as="span" tone="text2">
          {address.phone}
        </Text>
      </Stack>
    </Panel>
  );
}
