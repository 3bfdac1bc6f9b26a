import { schema } from './0208-schema';
import { shops } from './0209-shops';
import { company } from './0210-company';
import { orderCancellations } from './0215-order-cancellations';
import { serviceRequests } from './0220-service-requests';
import { keptWaysIn } from './0230-kept-ways-in';
import { waysInExplained } from './0231-ways-in-explained';
import { commentsOfTables } from './0240-comments';
import { promises } from './0250-promises';
import { deliveryAddressChanges } from './0255-delivery-address-changes';
import { dayHalves } from './0256-day-halves';
import { modelSizes } from './0259-model-sizes';
import { roomPlans } from './0260-room-plans';
import { deliveryEvents } from './0265-delivery-events';
import { creditNotes } from './0270-credit-notes';
import { deliveryDelays } from './0272-delivery-delays';
import { exchanges } from './0273-exchanges';
import { deliveryCorrections } from './0274-delivery-corrections';
import { pageTexts } from './0275-page-texts';
import { requestShipments } from './0276-request-shipments';
import { buyersStore } from './0277-buyers-store';
import { fiscalAudit } from './0278-fiscal-audit';
import { refundCodes } from './0279-refund-codes';
import { unreadColumns } from './0290-unread-columns';
import { forgottenTalks } from './0291-forgotten-talks';
import { approvedPayments } from './0292-approved-payments';
import { catalogKeys } from './0293-catalog-keys';
import { cashOfTheDay } from './0294-cash-of-the-day';
import { returnedMoney } from './0295-returned-money';
import { refundsElsewhere } from './0296-refunds-elsewhere';
import type { Migration } from './migration';

export type { Migration };
export { schema as baseline };

/** In the order they run. A step that has run anywhere is never changed: a new one corrects it. */
export const migrations: readonly Migration[] = [
  schema,
  shops,
  company,
  orderCancellations,
  serviceRequests,
  keptWaysIn,
  waysInExplained,
  commentsOfTables,
  promises,
  deliveryAddressChanges,
  dayHalves,
  modelSizes,
  roomPlans,
  deliveryEvents,
  creditNotes,
  deliveryDelays,
  exchanges,
  deliveryCorrections,
  pageTexts,
  requestShipments,
  buyersStore,
  fiscalAudit,
  refundCodes,
  unreadColumns,
  forgottenTalks,
  approvedPayments,
  catalogKeys,
  cashOfTheDay,
  returnedMoney,
  refundsElsewhere,
];
