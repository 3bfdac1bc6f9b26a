import type { FoundInvoice, Order } from '@actual/contracts';
import { isStaffRole, Role } from '@actual/contracts/facts/access/roles';
import { accountPages } from '@actual/contracts/facts/company/information-pages';
import { InvoiceState, invoiceObstacleWords, sameMonthText } from '@actual/contracts/facts/payment/invoices';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { useSession, useShell } from '@actual/shell-contract';
import { Alert, Button, LinkButton, Panel, Row, Stack, Text, TextSkeleton } from '@actual/ui';
import { AskInvoice } from './AskInvoice';
import { IssuedInvoice } from './IssuedInvoice';
import { isOnItsWay, useInvoice } from './invoice-queries';

/** Where a guest asks for the invoice: the page that takes an order's folio, date and total (shopping 6). */
const GuestsInvoice = () => (
  <Panel id="factura" data-noprint="">
    <Stack gap={4}>
      <Text as="h2" step="h4">
        Factura
      </Text>
      <Text tone="text2">{`Pídela sin cuenta, con tu número de pedido, la fecha y el total. ${sameMonthText}`}</Text>
      <Row>
        <LinkButton variant="secondary" href={accountPages.invoicing}>
          Pedir mi factura
        </LinkButton>
      </Row>
    </Stack>
  </Panel>
);

/** The invoice of an order, for its client and for staff; for its guest the way to it. */
export function InvoicePanel({ order }: { order: Order }) {
  const { user } = useSession();
  const { frame } = useShell();
  const staff = isStaffRole(user?.role);
  if (order.status === OrderState.canceled) return null;
  // by the link of a mail too: the page is everybody's
  if (order.isInvited && !staff)
    return order.status !== OrderState.pendingPayment && frame?.addresses.includes(accountPages.invoicing) ? (
      <GuestsInvoice />
    ) : null;
  if ((user?.role !== Role.client && !staff) || order.hold !== 'own') return null;
  return (
    <Panel id="factura">
      <Stack gap={4}>
        {/* the desk's panel around it has its own heading */}
        {staff ? null : (
          <Text as="h2" step="h4">
            Factura
          </Text>
        )}
        {order.status === OrderState.pendingPayment ? (
          <Text tone="text2">{invoiceObstacleWords.not_paid}</Text>
        ) : (
          <PaidInvoice orderId={order.id} />
        )}
      </Stack>
    </Panel>
  );
}

function PaidInvoice({ orderId }: { orderId: string }) {
  const { found, failed, lookAgain } = useInvoice(orderId);
  const again = (
    <Button variant="link" onClick={() => lookAgain()}>
      Actualizar
    </Button>
  );
  if (!found)
    return failed ? (
      <Alert tone="error" action={again}>
        {tryAgainText}
      </Alert>
    ) : (
      <TextSkeleton lines={2} />
    );
  if (found.invoice && (found.invoice.status === InvoiceState.valid || found.invoice.status === InvoiceState.canceling))
    return <IssuedInvoice invoice={found.invoice} />;
  if (isOnItsWay(found))
    return (
      <Alert tone="info" title="Tu factura está en proceso" action={again}>
        {found.invoice
          ? `La enviamos a ${found.invoice.email} en cuanto esté lista. No hace falta pedirla otra vez.`
          : 'Se genera sola con los datos que confirmaste y te llega por correo.'}
      </Alert>
    );
  if (found.obstacle && found.obstacle !== 'fiscal_data_missing')
    return <Text tone="text2">{invoiceObstacleWords[found.obstacle]}</Text>;
  const asked = (invoice: FoundInvoice['invoice']) => lookAgain({ ...found, invoice });
  return <AskInvoice orderId={orderId} found={found} onAsked={asked} onChanged={() => lookAgain()} />;
}
