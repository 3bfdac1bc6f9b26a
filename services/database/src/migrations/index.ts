import { catalog } from './0001-catalog';
import { account } from './0002-account';
import { checkout } from './0003-checkout';
import { reports } from './0004-reports';
import { paymentOrder } from './0005-payment-order';
import { productSeen } from './0006-product-seen';
import { stockChanges } from './0007-stock-changes';
import { waysToPay } from './0008-ways-to-pay';
import { contactsLeads } from './0009-contacts-leads';
import { invoices } from './0010-invoices';
import { catalogChanges } from './0011-catalog-changes';
import { breaksSeen } from './0014-breaks-seen';
import { stateTransitions } from './0015-state-transitions';
import { seriesNumbers } from './0016-series-numbers';
import { caps } from './0017-caps';
import { folios } from './0018-folios';
import { idempotencyLeases } from './0019-idempotency-leases';
import { ages } from './0020-ages';
import { sessions } from './0021-sessions';
import { transferCredits } from './0022-transfer-credits';
import { orderLinks } from './0023-order-links';
import { waitingPayments } from './0024-waiting-payments';
import { societies } from './0025-societies';
import { passwordLinks } from './0028-password-links';
import { formMessages } from './0029-form-messages';
import type { Migration } from './migration';

export type { Migration };

/** Every migration, oldest first. Add at the end; never change one that has run somewhere. */
export const migrations: readonly Migration[] = [
  catalog,
  account,
  checkout,
  reports,
  paymentOrder,
  productSeen,
  stockChanges,
  waysToPay,
  contactsLeads,
  invoices,
  catalogChanges,
  breaksSeen,
  stateTransitions,
  seriesNumbers,
  caps,
  folios,
  idempotencyLeases,
  ages,
  sessions,
  transferCredits,
  orderLinks,
  waitingPayments,
  societies,
  passwordLinks,
  formMessages,
];
