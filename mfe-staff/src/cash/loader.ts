import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { readDay } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { staffLoader } from '../access/staff-loader';
import { cashQuery } from './cash-queries';

export interface CashData {
  date: string;
  today: string;
  /** The person whose report a manager looks at. */
  of: string | undefined;
}

/** The day of the address; today where it names none, or one that is to come. */
export const loader = staffLoader<CashData>('cashReport', async ({ shell: { api, queryClient, stores }, url }) => {
  const today = storeDay();
  const asked = readDay(url.searchParams.get('dia') ?? '');
  const date = asked && asked <= today ? asked : today;
  const decides = isManagerRole(stores.session.getState().user?.role);
  const of = (decides && url.searchParams.get('de')) || undefined;
  await queryClient.fetchQuery(cashQuery(api, date, of));
  return { date, today, of };
});
