import { reportLoader } from '../reports/load-report';
import { orderAddress } from './order-address';
import { ordersQuery } from './order-queries';

export const loader = reportLoader('orders', { name: 'orders', address: orderAddress }, ordersQuery);
