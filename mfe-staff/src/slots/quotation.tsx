import { type SlotProps, useQuery, useShell } from '@actual/shell-contract';
import { quotationQuery } from '../bigticket/bigticket-queries';
import { QuotationDesk } from '../quotation-desk/QuotationDesk';
import { isStaff, useDeskUser } from './staff-roles';

/** The seller's page of a quotation; nothing for a user who is not staff. */
export function Component({ quotationId }: SlotProps['staff/quotation']) {
  const { api } = useShell();
  const user = useDeskUser();
  const { data } = useQuery({ ...quotationQuery(api, quotationId), enabled: isStaff(user) });
  return isStaff(user) && data ? <QuotationDesk key={quotationId} quotation={data} /> : null;
}
