import type { Order } from '@actual/contracts';
import { isConfirmedOrder, OrderState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import {
  Slot,
  useBrand,
  useLocation,
  useParams,
  useShell,
  useSuspenseQuery,
  useTrackView,
} from '@actual/shell-contract';
import {
  Button,
  Container,
  formatDate,
  LineItem,
  LineList,
  LinkButton,
  PageTitle,
  Panel,
  Price,
  Row,
  Stack,
  Text,
  TwoColumns,
} from '@actual/ui';
import { styled } from 'styled-components';
import { OffPaper } from '../quotation/OffPaper';
import { AddressWords } from '../shared/AddressWords';
import { orderParams } from '../shared/analytics-params';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { useAtDesk } from '../shared/use-at-desk';
import { usePrinting } from '../shared/use-printing';
import { BuyAgain } from '../slots/BuyAgain';
import { OrderPassage, OrderWayIn } from '../way-in/OrderPassages';
import { AfterSale } from './after-sale/AfterSale';
import { CanceledPieces, CancelLink } from './cancel/Canceled';
import { ChangeDay } from './day/ChangeDay';
import { InvoicePanel } from './invoice/InvoicePanel';
import { OrderNotices } from './OrderNotices';
import { OrderTotals } from './OrderTotals';
import { orderQuery } from './order-queries';
import { lineText, seriesText, stateText } from './order-words';
import { ChangePlace } from './place/ChangePlace';
import { RestrictedOrder } from './RestrictedOrder';
import { SignedPromise } from './SignedPromise';
import { State, Timeline } from './Timeline';
import { TransferCard } from './TransferCard';

/** On paper the receipt shows articles and payments, without buttons. */
const Sheet = styled.div`
  @media print {
    font-size: 10.5pt;
  }
`;

/** The receipt of the buyer, in every state an order may have. */
function OwnOrder({ order }: { order: Order }) {
  const { pathname } = useLocation();
  const { voice } = useBrand();
  const confirmed = pathname.endsWith('/COMPRA-CONFIRMADA');
  useTrackView(confirmed ? `order ${order.id}` : null, () => ({ name: 'purchase', params: orderParams(order) }));
  const thanks = confirmed && isConfirmedOrder(order.status);
  const title = thanks ? voice.thanksTitle.replace(/(!?)$/, `, ${order.FirstName}$1`) : `Pedido ${order.folio}`;
  return (
    <>
      <PageTitle
        below
        text={`${thanks ? `Pedido ${order.folio}, del` : 'Del'} ${formatDate(storeDay(new Date(order.createdAt)))}. ${stateText(order.status, order.Deliveries)}`}
        action={
          <Button variant="link" icon="print" data-shortcut="p" onClick={() => window.print()}>
            Imprimir
          </Button>
        }
      >
        {title}
      </PageTitle>
      <Stack gap={6}>
        <OrderNotices order={order} confirmed={confirmed} />
        <TwoColumns aside={<OrderTotals order={order} />} foot={<Onwards order={order} />}>
          <Receipt order={order} />
        </TwoColumns>
      </Stack>
    </>
  );
}

/** Sellers on the internal network work at the desk's page of an order; here they only print the receipt. */
function DeskOrder({ order }: { order: Order }) {
  const onPaper = usePrinting();
  return (
    <>
      <PageHead title={`Pedido ${order.folio}`} />
      <OffPaper>
        <Slot name="staff/order" orderId={order.id} />
      </OffPaper>
      {onPaper ? (
        <Container>
          <OrderPaper order={order} />
        </Container>
      ) : null}
    </>
  );
}

/** `/checkout/order/{id}` and its `/COMPRA-CONFIRMADA`: the receipt, or what somebody else may know of it. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const atDesk = useAtDesk();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  if (atDesk && !order.restricted) return <DeskOrder order={order} />;
  return (
    <Sheet>
      <Container>
        <PageHead title={`Pedido ${order.folio}`} />
        <div data-noprint="">
          <CheckoutSteps current={3} />
        </div>
        {order.restricted ? (
          <>
            <PageTitle
              below
              text={`Del ${formatDate(storeDay(new Date(order.createdAt)))}. ${stateText(order.status)}`}
            >
              {`Pedido ${order.folio}`}
            </PageTitle>
            <RestrictedOrder order={order} />
          </>
        ) : (
          <OwnOrder order={order} />
        )}
      </Container>
    </Sheet>
  );
}

/** The receipt as it is printed at the desk: articles, payments, address. */
const OrderPaper = ({ order }: { order: Order }) => (
  <Stack gap={5}>
    <Text as="h2" step="h3">
      {`Pedido ${order.folio}, ${formatDate(storeDay(new Date(order.createdAt)))}`}
    </Text>
    <Receipt order={order} />
    <OrderTotals order={order} />
  </Stack>
);

function Receipt({ order }: { order: Order }) {
  return (
    <Stack gap={6}>
      {order.Transfer ? <TransferCard transfer={order.Transfer} /> : null}
      {order.status === OrderState.canceled ? <State order={order} /> : <Timeline order={order} />}
      <LineList>
        {order.Details.map((line) => (
          <LineItem
            key={line.id}
            picture={line.Product.picture}
            name={line.Product.Name}
            href={line.Product.url}
            facts={[line.Product.finish, `Código ${line.Product.ItemCode}`, line.discountName]
              .filter(Boolean)
              .join('. ')}
            price={
              <Price
                price={line.total}
                before={line.discount > 0 ? line.total + line.discount : undefined}
                align="end"
                stacked
              />
            }
            controls={
              <Stack gap={1}>
                <Text tone="text2">{lineText(line, order)}</Text>
                <OrderPassage line={line} />
                {seriesText(line, order.status) ? <Text tone="text2">{seriesText(line, order.status)}</Text> : null}
              </Stack>
            }
          />
        ))}
      </LineList>
      <CanceledPieces order={order} />
      <Delivery order={order} />
    </Stack>
  );
}

/** The actions on the order, and the links onward. */
function Onwards({ order }: { order: Order }) {
  return (
    <Stack gap={6}>
      <InvoicePanel order={order} />
      <SignedPromise order={order} />
      {order.isInvited ? (
        <div data-noprint="">
          <Slot name="account/complete-register" orderId={order.id} email={order.email} />
        </div>
      ) : null}
      <Row gap={4} align="start" data-noprint="">
        {order.hold === 'own' && order.status !== OrderState.pendingPayment ? (
          <BuyAgain
            folio={order.folio}
            zipcodeDeliveryId={order.ZipcodeDelivery}
            items={order.Details.map(({ Product, quantity }) => ({
              productId: Product.id,
              itemCode: Product.ItemCode,
              name: Product.Name,
              quantity,
            }))}
          />
        ) : null}
        <LinkButton href="/" variant="link" icon="chevron-left">
          Seguir viendo muebles
        </LinkButton>
      </Row>
    </Stack>
  );
}

function Delivery({ order }: { order: Order }) {
  return (
    <Panel>
      <Stack gap={3}>
        <Text as="h2" step="h4">
          Entrega
        </Text>
        <AddressWords address={order.Address} />
        <ChangeDay order={order} />
        <ChangePlace order={order} />
        <CancelLink order={order} />
        <AfterSale order={order} />
        <OrderWayIn order={order} />
      </Stack>
    </Panel>
  );
}
