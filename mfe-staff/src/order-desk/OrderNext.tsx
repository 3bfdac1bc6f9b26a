import type { Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { recordedWords } from '@actual/contracts/recorded-words';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Text } from '@actual/ui';
import { erpQuery } from '../erp/erp-queries';
import { logsQuery } from '../invoicing/invoicing-queries';
import { brandName } from '../layout/brand-name';
import { NextBar, PhoneLinks } from '../layout/NextBar';
import { type Next, nextOf } from './next-words';

/** The most urgent thing that an order waits for, and the ways to reach its buyer. */
export function OrderNext({ order }: { order: Order }) {
  const { api } = useShell();
  const paid = order.status !== OrderState.pendingPayment && order.status !== OrderState.canceled;
  const { data: erp } = useQuery(erpQuery(api, order.QuotationWeb.id, order.status));
  const { data: invoice } = useQuery({ ...logsQuery(api, order.id), enabled: paid });
  const parked = invoice?.parked ? recordedWords(invoice.parked) : null;
  const next: Next = nextOf(order, { erp: erp?.order ?? null, parked, year: storeYear() });
  const { phone } = order.Address;
  const text = `Hola, ${order.FirstName}. Te escribo de ${brandName(order.site)} por tu pedido ${order.folio}.`;
  return (
    <NextBar late={next.urgent} links={<PhoneLinks phone={phone} label="Llamar" text={text} />}>
      <Text>
        <strong>{next.title}</strong>
        <span>{next.text ? `. ${next.text}` : ''}</span>
      </Text>
    </NextBar>
  );
}
