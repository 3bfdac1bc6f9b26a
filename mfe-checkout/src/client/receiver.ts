import type { Quotation } from '@actual/contracts';
import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { useQuery, useSession, useShell } from '@actual/shell-contract';
import { meQuery } from './client-queries';

/** The known data of the receiver; empty where unknown. */
export interface Receiver {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The buyer: the signed-in client, or the client of a seller or broker; never the seller. */
export function useReceiver({ Client }: Pick<Quotation, 'Client'>): Receiver | null {
  const { api } = useShell();
  const { user } = useSession();
  const buyer = user && isShopperRole(user.role) ? user : null;
  const { data: me } = useQuery({ ...meQuery(api), enabled: buyer !== null });
  if (buyer) return { ...buyer, phone: phoneWords(me?.mobilePhone || me?.phone || '') };
  return Client && { firstName: '', lastName: '', email: Client.email, phone: '' };
}
