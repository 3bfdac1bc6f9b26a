import type { OrderColumn } from '@actual/contracts';
import type { OrderState } from '@actual/contracts/facts/payment/states';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { ReportData } from '../reports/load-report';
import { ReportPage } from '../reports/ReportPage';
import { ordersQuery } from './order-queries';
import { orderReport } from './order-report';

/** `/reports/orders`: every order, for staff. */
export const Component = () => {
  const loaded = useLoaderData<ReportData<OrderColumn, OrderState>>();
  const { api } = useShell();
  const { data } = useSuspenseQuery(ordersQuery(api, loaded.view));
  return <ReportPage report={orderReport} reply={data} {...loaded} />;
};
