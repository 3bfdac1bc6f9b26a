import { orderCodeLife } from '@actual/contracts/facts/access/link-lives';
import {
  emptyQuotationDays,
  exportedRows,
  exportHours,
  linesOfQuotation,
  mostFavorites,
  mostPesos,
  orderCodesPerDay,
  orderCodeTries,
  orderLinksPerHour,
} from '@actual/contracts/facts/capacities';
import { reviewPictures } from '@actual/contracts/facts/catalog/reviews';
import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { requestLimits } from '@actual/contracts/facts/delivery/after-sale';
import { newDayChanges, newDayReachDays } from '@actual/contracts/facts/delivery/deadlines';
import { type FiniteThing, thousands } from './finite-thing';

/** What shoppers and buyers use up. */
export const shoppingThings: readonly FiniteThing[] = [
  {
    what: 'folios of quotations and orders',
    of: 'store',
    much: 'no end',
    afterwards: 'after 999,999 they have seven digits; a quotation gets one with its first line',
    keptBy: 'services/database/src/migrations/baseline/checkout.ts',
  },
  {
    what: 'quotations that never had a line',
    of: 'store',
    much: `${emptyQuotationDays} days`,
    afterwards: 'deleted',
    keptBy: 'services/checkout/src/caps/purge-empty.ts',
  },
  {
    what: 'lines',
    of: 'quotation',
    much: `${linesOfQuotation}`,
    afterwards: '`invalid_input`',
    keptBy: 'services/checkout/src/quotation/quotation.sql.ts',
  },
  {
    what: 'pesos at list price',
    of: 'quotation',
    much: thousands(mostPesos),
    afterwards: '`invalid_input`',
    keptBy: 'services/checkout/src/quotation/quotation.sql.ts',
  },
  {
    what: 'products saved',
    of: 'client or browser, at a site',
    much: `${mostFavorites}`,
    afterwards: '`too_many_favorites`',
    keptBy: 'services/account/src/favorites/favorites.routes.ts',
  },
  {
    what: 'plans of rooms kept',
    of: 'client, at a site',
    much: `${roomPlanLimits.kept}`,
    afterwards: '`too_many_plans`',
    keptBy: 'services/account/src/room-plans/room-plans.queries.ts',
  },
  {
    what: 'the content of a room plan',
    of: 'plan',
    much: `${roomPlanLimits.pieces} pieces of ${roomPlanLimits.products} products, ${roomPlanLimits.openings} doors and windows, sides of ${roomPlanLimits.side.most / 1_000} m, ${thousands(roomPlanLimits.characters)} characters of a link`,
    afterwards: 'a sentence, and the plan stays as it was',
    keptBy: 'services/domain/src/room-plan/faults.ts',
  },
  {
    what: 'fresh links to an order',
    of: 'order',
    much: `${orderLinksPerHour} an hour`,
    afterwards: 'the same answer, and no mail',
    keptBy: 'services/checkout/src/order/link/ask-for-link.ts',
  },
  {
    what: 'mailed codes for changes by the signed link',
    of: 'order',
    much: `${orderCodesPerDay} a day, each good for ${orderCodeLife.minutes} minutes and ${orderCodeTries} tries, in the browser that asked`,
    afterwards: '`too_many_mails`; `order_code_wrong`',
    keptBy: 'services/checkout/src/order/code/order-code.ts',
  },
  {
    what: 'reviews',
    of: 'order and model',
    much: `1, with ${reviewPictures} pictures`,
    afterwards: '`review_taken`',
    keptBy: 'services/account/src/reviews/take-review.ts',
  },
  {
    what: 'service requests',
    of: 'order',
    much: `${requestLimits.ofOrder}, each with ${requestLimits.messages} messages and ${requestLimits.pictures} pictures`,
    afterwards: '`rate_limited`',
    keptBy: 'services/checkout/src/after-sale/open-request.ts',
  },
  {
    what: 'other places for its deliveries',
    of: 'order',
    much: `${newDayChanges} changes by its buyer`,
    afterwards: '`rate_limited`; staff change it',
    keptBy: 'services/checkout/src/order/place/change-place.ts',
  },
  {
    what: 'other days for its deliveries',
    of: 'order',
    much: `${newDayChanges} changes by the buyer; days within ${newDayReachDays} days of the promised one`,
    afterwards: '`rate_limited`; staff change it',
    keptBy: 'services/checkout/src/order/day/move-delivery.ts',
  },
  {
    what: 'an archive of somebody’s data',
    of: 'account',
    much: `one at once, ${thousands(exportedRows)} rows of each kind; its link is good for ${exportHours} hours`,
    afterwards: 'the one under way; the archive says that there is more; `link_expired`',
    keptBy: 'services/account/src/exports/exports.queries.ts',
  },
];
