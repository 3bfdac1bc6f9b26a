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
import { renewedSessions } from './0026-renewed-sessions';
import { passwordLinks } from './0028-password-links';
import { formMessages } from './0029-form-messages';
import { invoiceCancellations } from './0030-invoice-cancellations';
import { favorites } from './0032-favorites';
import { restock } from './0033-restock';
import { newsletter } from './0034-newsletter';
import { passkeys } from './0036-passkeys';
import { secondFactor } from './0037-second-factor';
import { consents } from './0038-consents';
import { dataExports } from './0039-data-exports';
import { provenEmails } from './0040-proven-emails';
import { formAttachments } from './0041-form-attachments';
import { followUp } from './0043-follow-up';
import { followUpFiles } from './0044-follow-up-files';
import { emailChanges } from './0045-email-changes';
import { reportColumns } from './0048-report-columns';
import { reportExports } from './0049-report-exports';
import { viewsAndCash } from './0050-views-and-cash';
import { bigticket } from './0051-bigticket';
import { packagesCallers } from './0052-packages-callers';
import { partRefunds } from './0053-part-refunds';
import { brokers } from './0055-brokers';
import { clientSearch } from './0056-client-search';
import { shopSales } from './0057-shop-sales';
import { desk } from './0058-desk';
import { audit } from './0059-audit';
import { reminders } from './0060-reminders';
import { storefront } from './0061-storefront';
import { storefrontPictures } from './0062-storefront-pictures';
import { daySums } from './0066-day-sums';
import { reportSums } from './0067-report-sums';
import { packagePasswords } from './0068-package-passwords';
import { rooms } from './0070-rooms';
import { ownedEmails } from './0071-owned-emails';
import { reviews } from './0072-reviews';
import { reviewThumbnails } from './0074-review-thumbnails';
import { sharedCounts } from './0080-shared-counts';
import { filesInABucket } from './0081-files-in-a-bucket';
import { bargains } from './0090-bargains';
import { dollarRate } from './0091-dollar-rate';
import { twoPeopleOneEmail } from './0095-two-people-one-email';
import { messagesOfForms } from './0096-messages-of-forms';
import { quotationSorts } from './0105-quotation-sorts';
import { packageGuesses } from './0120-package-guesses';
import { auditedObjects } from './0140-audited-objects';
import { gtin } from './0170-gtin';
import { team } from './0180-team';
import { categoryTree } from './0181-category-tree';
import { warehouses } from './0190-warehouses';
import { catalogImports } from './0195-catalog-imports';
import { packing } from './0200-packing';
import { deliveryChanges } from './0208-delivery-changes';
import { shops } from './0209-shops';
import { serviceRequests } from './0220-service-requests';
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
  renewedSessions,
  passwordLinks,
  formMessages,
  invoiceCancellations,
  favorites,
  restock,
  newsletter,
  passkeys,
  secondFactor,
  consents,
  dataExports,
  provenEmails,
  followUp,
  followUpFiles,
  formAttachments,
  bigticket,
  packagesCallers,
  brokers,
  reportColumns,
  desk,
  audit,
  reminders,
  clientSearch,
  reportExports,
  partRefunds,
  emailChanges,
  shopSales,
  viewsAndCash,
  storefront,
  storefrontPictures,
  daySums,
  reportSums,
  packagePasswords,
  rooms,
  ownedEmails,
  reviews,
  reviewThumbnails,
  sharedCounts,
  filesInABucket,
  bargains,
  dollarRate,
  packageGuesses,
  auditedObjects,
  twoPeopleOneEmail,
  messagesOfForms,
  quotationSorts,
  gtin,
  team,
  categoryTree,
  warehouses,
  catalogImports,
  packing,
  deliveryChanges,
  shops,
  serviceRequests,
];
