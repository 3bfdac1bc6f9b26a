import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { LinkButton } from '@actual/ui';

/** The way to the receipt of a quotation or an order. */
export const ReceiptLink = ({ id }: { id: string }) => (
  <LinkButton variant="link" icon="print" href={staffPages.receipt.path.replace(':id', id)}>
    Recibo para imprimir
  </LinkButton>
);
