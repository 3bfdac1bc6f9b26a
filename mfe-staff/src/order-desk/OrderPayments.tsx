import type { Order } from '@actual/contracts';
import { isConfirmedOrder, PaymentState, paymentStateWords } from '@actual/contracts/facts/payment/states';
import { storeYear } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { formatPesos, Row, Stack, Tag, Text } from '@actual/ui';
import { styled } from 'styled-components';
import { CounterForm } from '../counter/CounterForm';
import { DeskPanel } from '../layout/DeskParts';
import { momentWords } from '../reports/moment-words';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { CancelPayment } from './CancelPayment';
import { dueOf, restOf } from './money-words';
import { RefundPart } from './RefundPart';

type Payment = Order['Payments'][number];

const List = styled.ul`
  display: grid;
  list-style: none;
  margin: 0;
  padding: 0;
`;
const Item = styled.li`
  padding: 6px 0;
  & + & {
    border-top: 1px solid var(--d-line);
  }
`;

/** At the end of their line, also where they are alone in it. */
const Presses = styled(Row)`
  margin-inline-start: auto;
`;

/** A payment's proof and its state. */
const factsOf = ({ folio, card, terminal, verificationCode, exchangeRate, msi, refunded }: Payment): string =>
  [
    msi > 1 ? `${msi} meses` : '',
    card ? `tarjeta ${card}` : '',
    terminal ?? '',
    verificationCode ? `autorización ${verificationCode}` : '',
    exchangeRate ? `${formatPesos(exchangeRate)} por dólar` : '',
    folio ? `referencia ${folio}` : '',
    refunded > 0 ? `devuelto ${formatPesos(refunded)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

const tones = { approved: 'success', refunded: 'neutral', cancelled: 'neutral', rejected: 'error' } as const;
const toneOf = (status: Payment['status']) => (status in tones ? tones[status as keyof typeof tones] : 'warning');

/** Where a payment stands; money that was promised back is no longer the order's, though it is still on its way. */
const stateOf = ({ status, ammount, refunded }: Payment): Payment['status'] =>
  status === PaymentState.approved && refunded >= ammount ? PaymentState.refunded : status;

/** An order's payments, the rest still owed, and refunds. */
export function OrderPayments({ order }: { order: Order }) {
  const { api } = useShell();
  const user = useDeskUser();
  const due = dueOf(order);
  const under = isConfirmedOrder(order.status);
  const owes = due > 0;
  const decides = isManager(user);
  return (
    <DeskPanel title="Pagos" note={`${formatPesos(order.ammountPaid)} de ${formatPesos(order.total)}`}>
      <Stack gap={2}>
        {order.Payments.length === 0 ? <Text tone="text2">No hay información</Text> : null}
        <List aria-label="Pagos del pedido">
          {order.Payments.map((payment) => (
            <Item key={payment.id}>
              <Row justify="space-between" wrap gap={3}>
                <Row gap={2} wrap align="center">
                  <Text>
                    <strong>{payment.name}</strong>
                    <span>{` · ${formatPesos(payment.ammount)}`}</span>
                  </Text>
                  <Tag tone={toneOf(stateOf(payment))}>{paymentStateWords[stateOf(payment)]}</Tag>
                </Row>
                <Text as="time" step="small" tone="text2" dateTime={payment.createdAt}>
                  {momentWords(payment.createdAt, storeYear())}
                </Text>
              </Row>
              <Row justify="space-between" wrap gap={3}>
                <Text step="small" tone="text2">
                  {factsOf(payment)}
                </Text>
                <Presses gap={4} wrap>
                  <RefundPart order={order} payment={payment} may={decides && under && restOf(payment) > 0} />
                  <CancelPayment order={order} payment={payment} />
                </Presses>
              </Row>
            </Item>
          ))}
        </List>
        {owes ? (
          <Stack gap={3}>
            <Text as="h3" step="ui">
              Registrar lo que falta
            </Text>
            <CounterForm
              id={order.id}
              clientId={order.Client?.id}
              remaining={due}
              book={(taken, idempotencyKey) =>
                api('POST /order/addpayment/{id}', { params: { id: order.id }, body: taken }, { idempotencyKey })
              }
            />
          </Stack>
        ) : null}
      </Stack>
    </DeskPanel>
  );
}
