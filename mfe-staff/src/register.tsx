import { deskDoor, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as auditLoader } from './audit/loader';
import { loader as boardLoader } from './board/loader';
import { loader as brokerLoader } from './broker/loader';
import { loader as casesLoader } from './cases/loader';
import { loader as cashLoader } from './cash/loader';
import { loader as clientLoader } from './client-desk/loader';
import { loader as colleagueLoader } from './colleague/loader';
import { loader as dashboardLoader } from './dashboard/loader';
import { loader as deliveriesLoader } from './deliveries/loader';
import { loader as importsLoader } from './imports/loader';
import { loader as measuresLoader } from './measures/loader';
import { loader as messagesLoader } from './messages/loader';
import { loader as importLoader } from './one-import/loader';
import { loader as oneRequestLoader } from './one-request/loader';
import { loader as ordersLoader } from './orders/loader';
import { loader as promisesLoader } from './promises/loader';
import { loader as quotationsLoader } from './quotations/loader';
import { loader as reasonsLoader } from './reasons/loader';
import { loader as receiptLoader } from './receipt/loader';
import { loader as releasesLoader } from './releases/loader';
import { loader as requestsLoader } from './requests/loader';
import { loader as reviewsLoader } from './reviews/loader';
import { loader as sellLoader } from './sell/loader';
import { loader as signInLoader } from './sign-in/loader';
import { loader as storefrontLoader } from './storefront/loader';
import { loader as teamLoader } from './team/loader';
import { loader as todayLoader } from './today/loader';

/** A page that staff open at their desk. */
const atDesk = (chunk: string): PageHandle => ({ chunk, desk: true });

export const { routes, slots } = defineRemote({
  routes: [
    {
      path: deskDoor,
      loader: signInLoader,
      handle: { chunk: 'sign-in', bare: () => true } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "sign-in" */ './sign-in/route'),
    },
    {
      path: staffPages.today.path,
      loader: todayLoader,
      handle: atDesk('today'),
      lazy: () => import(/* webpackChunkName: "today" */ './today/route'),
    },
    {
      path: staffPages.orders.path,
      loader: ordersLoader,
      handle: atDesk('orders'),
      lazy: () => import(/* webpackChunkName: "orders" */ './orders/route'),
    },
    {
      path: staffPages.quotations.path,
      loader: quotationsLoader,
      handle: atDesk('quotations'),
      lazy: () => import(/* webpackChunkName: "quotations" */ './quotations/route'),
    },
    {
      path: staffPages.sell.path,
      loader: sellLoader,
      handle: atDesk('sell'),
      lazy: () => import(/* webpackChunkName: "sell" */ './sell/route'),
    },
    {
      path: staffPages.client.path,
      loader: clientLoader,
      handle: atDesk('client'),
      lazy: () => import(/* webpackChunkName: "client" */ './client-desk/route'),
    },
    {
      path: staffPages.receipt.path,
      loader: receiptLoader,
      handle: atDesk('receipt'),
      lazy: () => import(/* webpackChunkName: "receipt" */ './receipt/route'),
    },
    {
      path: staffPages.board.path,
      loader: boardLoader,
      handle: atDesk('board'),
      lazy: () => import(/* webpackChunkName: "board" */ './board/route'),
    },
    {
      path: staffPages.dashboard.path,
      loader: dashboardLoader,
      handle: atDesk('dashboard'),
      lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
    },
    {
      path: staffPages.reasons.path,
      loader: reasonsLoader,
      handle: atDesk('reasons'),
      lazy: () => import(/* webpackChunkName: "reasons" */ './reasons/route'),
    },
    {
      path: staffPages.cashReport.path,
      loader: cashLoader,
      handle: atDesk('cash-report'),
      lazy: () => import(/* webpackChunkName: "cash-report" */ './cash/route'),
    },
    {
      path: staffPages.cases.path,
      loader: casesLoader,
      handle: atDesk('cases'),
      lazy: () => import(/* webpackChunkName: "cases" */ './cases/route'),
    },
    {
      path: staffPages.audit.path,
      loader: auditLoader,
      handle: atDesk('audit'),
      lazy: () => import(/* webpackChunkName: "audit" */ './audit/route'),
    },
    {
      path: staffPages.storefront.path,
      loader: storefrontLoader,
      handle: atDesk('storefront'),
      lazy: () => import(/* webpackChunkName: "storefront" */ './storefront/route'),
    },
    {
      path: staffPages.messages.path,
      loader: messagesLoader,
      handle: atDesk('messages'),
      lazy: () => import(/* webpackChunkName: "messages" */ './messages/route'),
    },
    {
      path: staffPages.reviews.path,
      loader: reviewsLoader,
      handle: atDesk('reviews'),
      lazy: () => import(/* webpackChunkName: "reviews" */ './reviews/route'),
    },
    {
      path: staffPages.imports.path,
      loader: importsLoader,
      handle: atDesk('imports'),
      lazy: () => import(/* webpackChunkName: "imports" */ './imports/route'),
    },
    {
      path: staffPages.import.path,
      loader: importLoader,
      handle: atDesk('one-import'),
      lazy: () => import(/* webpackChunkName: "one-import" */ './one-import/route'),
    },
    {
      path: staffPages.team.path,
      loader: teamLoader,
      handle: atDesk('team'),
      lazy: () => import(/* webpackChunkName: "team" */ './team/route'),
    },
    {
      path: staffPages.measures.path,
      loader: measuresLoader,
      handle: atDesk('measures'),
      lazy: () => import(/* webpackChunkName: "measures" */ './measures/route'),
    },
    {
      path: staffPages.deliveries.path,
      loader: deliveriesLoader,
      handle: atDesk('deliveries'),
      lazy: () => import(/* webpackChunkName: "deliveries" */ './deliveries/route'),
    },
    {
      path: staffPages.promises.path,
      loader: promisesLoader,
      handle: atDesk('promises'),
      lazy: () => import(/* webpackChunkName: "promises" */ './promises/route'),
    },
    {
      path: staffPages.requests.path,
      loader: requestsLoader,
      handle: atDesk('requests'),
      lazy: () => import(/* webpackChunkName: "requests" */ './requests/route'),
    },
    {
      path: staffPages.request.path,
      loader: oneRequestLoader,
      handle: atDesk('one-request'),
      lazy: () => import(/* webpackChunkName: "one-request" */ './one-request/route'),
    },
    {
      path: staffPages.colleague.path,
      loader: colleagueLoader,
      handle: atDesk('colleague'),
      lazy: () => import(/* webpackChunkName: "colleague" */ './colleague/route'),
    },
    {
      path: staffPages.releases.path,
      loader: releasesLoader,
      handle: atDesk('releases'),
      lazy: () => import(/* webpackChunkName: "releases" */ './releases/route'),
    },
    {
      path: staffPages.brokerProfile.path,
      loader: brokerLoader,
      handle: atDesk('broker'),
      lazy: () => import(/* webpackChunkName: "broker" */ './broker/route'),
    },
  ],
  slots: {
    'staff/desk': () => import(/* webpackChunkName: "desk" */ './slots/desk'),
    'staff/product-sync': () => import(/* webpackChunkName: "product-sync" */ './slots/product-sync'),
    'staff/quotation': () => import(/* webpackChunkName: "quotation-desk" */ './slots/quotation'),
    'staff/order': () => import(/* webpackChunkName: "order-desk" */ './slots/order'),
    'staff/menu': () => import(/* webpackChunkName: "menu" */ './slots/menu'),
  },
});
