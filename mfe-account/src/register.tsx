import { reviewPage } from '@actual/contracts/facts/catalog/reviews';
import { keptPlansPage } from '@actual/contracts/facts/catalog/room-plan';
import { accountPages } from '@actual/contracts/facts/company/information-pages';
import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { newsletterPage } from './boletin/newsletter-page';
import { loader as deliveriesLoader } from './deliveries/loader';
import { loader as listsLoader } from './facturacion/loader';
import { loader as unlessSignedIn } from './forgot-password/loader';
import { loader as savedLoader } from './guardados/loader';
import { loader as invoicesLoader } from './invoices/loader';
import { loader as reviewLoader } from './opinion/loader';
import { loader as plansLoader } from './plans/loader';
import { deletedPage } from './privacy/deleted-page';
import { loader as profileLoader } from './profile/loader';
import { loader as purchasesLoader } from './purchases/loader';
import { loader as quotationsLoader } from './quotations/loader';
import { loader as registerLoader } from './register/loader';
import { loader as linkLoader } from './reset-password/loader';
import { restockPage } from './restock/restock-page';
import { signInPage } from './session/sign-in-page';

const handle = (chunk: string): PageHandle => ({ chunk });

export const { routes, slots, findable } = defineRemote({
  routes: [
    {
      path: '/register',
      loader: registerLoader,
      handle: handle('register'),
      lazy: () => import(/* webpackChunkName: "register" */ './register/route'),
    },
    {
      path: '/user/purchases',
      loader: purchasesLoader,
      handle: handle('purchases'),
      lazy: () => import(/* webpackChunkName: "purchases" */ './purchases/route'),
    },
    {
      path: '/user/quotations',
      loader: quotationsLoader,
      handle: handle('quotations'),
      lazy: () => import(/* webpackChunkName: "quotations" */ './quotations/route'),
    },
    {
      path: keptPlansPage,
      loader: plansLoader,
      handle: handle('plans'),
      lazy: () => import(/* webpackChunkName: "plans" */ './plans/route'),
    },
    {
      path: '/user/invoices',
      loader: invoicesLoader,
      handle: handle('invoices'),
      lazy: () => import(/* webpackChunkName: "invoices" */ './invoices/route'),
    },
    {
      path: '/user/profile',
      loader: profileLoader,
      handle: handle('profile'),
      lazy: () => import(/* webpackChunkName: "profile" */ './profile/route'),
    },
    {
      path: '/user/deliveries',
      loader: deliveriesLoader,
      handle: handle('deliveries'),
      lazy: () => import(/* webpackChunkName: "deliveries" */ './deliveries/route'),
    },
    {
      path: '/guardados',
      loader: savedLoader,
      handle: handle('guardados'),
      lazy: () => import(/* webpackChunkName: "guardados" */ './guardados/route'),
    },
    {
      path: '/boletin/confirmar',
      handle: handle('mailed'),
      lazy: async () => (await import(/* webpackChunkName: "mailed" */ './boletin/pages')).confirmPage,
    },
    {
      path: '/boletin/baja',
      handle: handle('mailed'),
      lazy: async () => (await import(/* webpackChunkName: "mailed" */ './boletin/pages')).endPage,
    },
    {
      path: '/correo/confirmar',
      handle: handle('mailed'),
      lazy: () => import(/* webpackChunkName: "mailed" */ './profile/confirm-email'),
    },
    {
      path: newsletterPage,
      handle: handle('mailed'),
      lazy: () => import(/* webpackChunkName: "mailed" */ './boletin/route'),
    },
    {
      path: restockPage,
      handle: handle('mailed'),
      lazy: () => import(/* webpackChunkName: "mailed" */ './avisame/route'),
    },
    {
      path: signInPage,
      loader: unlessSignedIn,
      handle: handle('entrar'),
      lazy: () => import(/* webpackChunkName: "entrar" */ './entrar/route'),
    },
    {
      path: reviewPage,
      loader: reviewLoader,
      handle: handle('opinion'),
      lazy: () => import(/* webpackChunkName: "opinion" */ './opinion/route'),
    },
    {
      path: '/avisos/baja',
      handle: handle('mailed'),
      lazy: () => import(/* webpackChunkName: "mailed" */ './avisos/route'),
    },
    {
      path: deletedPage,
      handle: handle('cuenta-eliminada'),
      lazy: () => import(/* webpackChunkName: "cuenta-eliminada" */ './cuenta-eliminada/route'),
    },
    {
      path: '/forgot-password',
      loader: unlessSignedIn,
      handle: handle('forgot-password'),
      lazy: () => import(/* webpackChunkName: "forgot-password" */ './forgot-password/route'),
    },
    {
      path: '/facturacion',
      loader: listsLoader,
      handle: handle('facturacion'),
      lazy: () => import(/* webpackChunkName: "facturacion" */ './facturacion/route'),
    },
    {
      path: accountPages.findOrder,
      handle: handle('mailed'),
      lazy: () => import(/* webpackChunkName: "mailed" */ './pedido/route'),
    },
    {
      path: '/contactanos',
      handle: handle('message'),
      lazy: () => import(/* webpackChunkName: "message" */ './contactanos/route'),
    },
    {
      path: '/sugerencias-y-quejas',
      handle: handle('message'),
      lazy: () => import(/* webpackChunkName: "message" */ './sugerencias-y-quejas/route'),
    },
    {
      path: '/reset-password',
      loader: linkLoader,
      handle: handle('reset-password'),
      lazy: () => import(/* webpackChunkName: "reset-password" */ './reset-password/route'),
    },
    {
      path: '/complete-register',
      loader: linkLoader,
      handle: handle('complete-register'),
      lazy: () => import(/* webpackChunkName: "complete-register" */ './complete-register/route'),
    },
  ],
  findable: async () =>
    [accountPages.contact, accountPages.suggestions, accountPages.invoicing, accountPages.findOrder].map((path) => ({
      path,
    })),
  slots: {
    'account/login-panel': () => import(/* webpackChunkName: "login-panel" */ './slots/login-panel'),
    'account/profile-panel': () => import(/* webpackChunkName: "profile-panel" */ './slots/profile-panel'),
    'account/save-product': () => import(/* webpackChunkName: "save-product" */ './slots/save-product'),
    'account/newsletter': () => import(/* webpackChunkName: "newsletter" */ './slots/newsletter'),
    'account/restock': () => import(/* webpackChunkName: "restock" */ './slots/restock'),
    'account/complete-register': () => import(/* webpackChunkName: "keep-order" */ './slots/complete-register'),
    'account/fiscal-dialog': () => import(/* webpackChunkName: "fiscal-dialog" */ './slots/fiscal-dialog'),
  },
});
