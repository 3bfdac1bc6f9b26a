import { auditEndpoints } from './audit';
import { boardEndpoints } from './board';
import { brokerEndpoints } from './broker';
import { clientEndpoints } from './clients';
import { deskEndpoints } from './desk';
import { followUpEndpoints } from './follow-up';
import { invoiceLogEndpoints } from './invoice-logs';
import { measureEndpoints } from './measures';
import { orderTimelineEndpoints } from './order-timeline';
import { staffPromiseEndpoints } from './promises';
import { releaseEndpoints } from './releases';
import { cashEndpoints } from './reports/cash';
import { dashboardEndpoints } from './reports/dashboard';
import { exportEndpoints } from './reports/exports';
import { orderReportEndpoints } from './reports/orders';
import { quotationReportEndpoints } from './reports/quotations';
import { reasonsEndpoints } from './reports/reasons';
import { viewEndpoints } from './reports/views';
import { saleReadEndpoints } from './sale';

/** The calls of the staff service, by `METHOD path`. */
export const endpointsOfStaff = {
  ...orderReportEndpoints,
  ...quotationReportEndpoints,
  ...exportEndpoints,
  ...viewEndpoints,
  ...cashEndpoints,
  ...dashboardEndpoints,
  ...reasonsEndpoints,
  ...invoiceLogEndpoints,
  ...orderTimelineEndpoints,
  ...measureEndpoints,
  ...staffPromiseEndpoints,
  ...auditEndpoints,
  ...deskEndpoints,
  ...followUpEndpoints,
  ...boardEndpoints,
  ...brokerEndpoints,
  ...clientEndpoints,
  ...saleReadEndpoints,
  ...releaseEndpoints,
};
