import type { Order } from '@actual/contracts';
import { brands, isSite } from '@actual/contracts/facts/company/brands';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Button, LinkButton } from '@actual/ui';
import { DeskHead } from '../layout/DeskParts';
import { orderTones } from '../orders/order-words';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { receiptQuery } from '../sale/sale-queries';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { CancelOrder } from './CancelOrder';
import { CancelPieces } from './CancelPieces';
import { isLive } from './money-words';

/** The folio, state, seller and shop, with links to the receipt and the actions that end the order. */
export function OrderHead({ order }: { order: Order }) {
  const { id, folio, status, statusLabel, site, createdAt, Payments } = order;
  const { api } = useShell();
  const user = useDeskUser();
  const { data: receipt } = useQuery(receiptQuery(api, id));
  const sold = receipt ? [receipt.User ? `vendió ${receipt.User}` : 'vendió la web', receipt.Store] : [];
  const brand = isSite(site) && !receipt?.Store?.startsWith(brands[site].name) ? brands[site].name : '';
  return (
    <DeskHead
      title={`Pedido ${folio}`}
      state={<StateTag $tone={orderTones[status]}>{statusLabel}</StateTag>}
      note={[momentWords(createdAt, storeYear()), ...sold, brand].filter(Boolean).join(' · ')}
    >
      <Button variant="secondary" icon="print" onClick={() => window.print()}>
        Imprimir
      </Button>
      <LinkButton variant="secondary" href={`/vender/recibo/${id}`}>
        Recibo para imprimir
      </LinkButton>
      {isManager(user) && status !== OrderState.canceled && Payments.some(isLive) ? (
        <>
          <CancelPieces order={order} />
          <CancelOrder order={order} />
        </>
      ) : null}
    </DeskHead>
  );
}
