import type { Order } from '@actual/contracts';
import { brands, isSite } from '@actual/contracts/facts/company/brands';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Button, LinkButton } from '@actual/ui';
import { DeskHead } from '../layout/DeskParts';
import { orderTones } from '../orders/order-words';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { receiptQuery } from '../sale/sale-queries';

/** The folio, state, seller and shop, with the ways to print it. */
export function OrderHead({ order }: { order: Order }) {
  const { id, folio, status, statusLabel, site, createdAt } = order;
  const { api } = useShell();
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
    </DeskHead>
  );
}
