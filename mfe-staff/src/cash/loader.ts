import { readDay } from '@actual/contracts/facts/written';
import { storeDay } from '@actual/contracts/store-day';
import { staffLoader } from '../access/staff-loader';
import { cashQuery } from './cash-queries';

export interface CashData {
  date: string;
  today: string;
}

/** The day of the address; today where it names none, or one that is to come. */
export const loader = staffLoader<CashData>('cashReport', async ({ shell: { api, queryClient }, url }) => {
  const today = storeDay();
  const asked = readDay(url.searchParams.get('dia') ?? '');
  const date = asked && asked <= today ? asked : today;
  await queryClient.fetchQuery(cashQuery(api, date));
  return { date, today };
});
