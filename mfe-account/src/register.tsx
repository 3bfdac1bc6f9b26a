import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as deliveriesLoader } from './deliveries/loader';
import { loader as listsLoader } from './facturacion/loader';
import { loader as unlessSignedIn } from './forgot-password/loader';
import { loader as profileLoader } from './profile/loader';
import { loader as purchasesLoader } from './purchases/loader';
import { loader as quotationsLoader } from './quotations/loader';
import { loader as registerLoader } from './register/loader';
import { loader as linkLoader } from './reset-password/loader';

const handle = (chunk: string): PageHandle => ({ chunk });

export const { routes, slots } = defineRemote({
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
      path: '/contactanos',
      handle: handle('contactanos'),
      lazy: () => import(/* webpackChunkName: "contactanos" */ './contactanos/route'),
    },
    {
      path: '/sugerencias-y-quejas',
      handle: handle('sugerencias-y-quejas'),
      lazy: () => import(/* webpackChunkName: "sugerencias-y-quejas" */ './sugerencias-y-quejas/route'),
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
  slots: {
    'account/login-panel': () => import(/* webpackChunkName: "login-panel" */ './slots/login-panel'),
    'account/profile-panel': () => import(/* webpackChunkName: "profile-panel" */ './slots/profile-panel'),
    'account/complete-register': () => import(/* webpackChunkName: "keep-order" */ './slots/complete-register'),
  },
});
