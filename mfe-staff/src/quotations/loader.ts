import { reportLoader } from '../reports/load-report';
import { quotationAddress } from './quotation-address';
import { quotationsQuery } from './quotation-queries';

export const loader = reportLoader('quotations', { name: 'quotations', address: quotationAddress }, quotationsQuery);
