import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { defineRemote, lazyLoader, type PageHandle } from '@actual/shell-contract';
import { addPage } from './add/add-page';
import { loader as authorizationLoader } from './card-authorization/loader';
import { bankOf } from './payment/card/bank';
import { loader as paymentLoader } from './payment/loader';
import { emptyCartLoader, emptyCartPage } from './quotation/empty-cart';

const clientLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './client/loader'));
const orderLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './order/loader'));
const quotationLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './quotation/loader'));

const cancelLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './order/cancel/loader'));
const placeLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './order/place/loader'));
const dayLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './order/day/loader'));
const requestsLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './order/after-sale/loader'));
const promiseLoader = lazyLoader(() => import(/* webpackChunkName: "promise" */ './promise/loader'));

const handle = (chunk: string): PageHandle => ({ chunk });
const order = {
  loader: orderLoader,
  handle: { ...handle('order'), desk: true },
  lazy: () => import(/* webpackChunkName: "order" */ './order/route'),
};

/** The checkout's pages, and the blocks it lends. */
export const { routes, slots } = defineRemote({
  routes: [
    {
      path: addPage,
      handle: handle('add'),
      lazy: () => import(/* webpackChunkName: "add" */ './add/route'),
    },
    {
      path: emptyCartPage,
      loader: emptyCartLoader,
      handle: { ...handle('quotation'), bare: isKiosk },
      lazy: () => import(/* webpackChunkName: "quotation" */ './quotation/empty-route'),
    },
    {
      path: '/quotations/edit/:id',
      loader: quotationLoader,
      handle: { ...handle('quotation'), desk: true, bare: isKiosk },
      lazy: () => import(/* webpackChunkName: "quotation" */ './quotation/route'),
    },
    {
      path: '/checkout/client/:id',
      loader: clientLoader,
      handle: { ...handle('client'), ahead: 'payment', desk: true },
      lazy: () => import(/* webpackChunkName: "client" */ './client/route'),
    },
    {
      path: '/checkout/paymentmethod/:id',
      loader: paymentLoader,
      handle: { ...handle('payment'), payment: { bank: bankOf } },
      lazy: () => import(/* webpackChunkName: "payment" */ './payment/route'),
    },
    { path: '/checkout/order/:id', ...order },
    { path: '/checkout/order/:id/COMPRA-CONFIRMADA', ...order },
    {
      path: '/checkout/order/:id/cancelar',
      loader: cancelLoader,
      handle: { ...handle('requests'), desk: true },
      lazy: () => import(/* webpackChunkName: "requests" */ './order/cancel/route'),
    },
    {
      path: '/checkout/order/:id/entrega',
      loader: placeLoader,
      handle: { ...handle('requests'), desk: true },
      lazy: () => import(/* webpackChunkName: "requests" */ './order/place/route'),
    },
    {
      path: '/checkout/order/:id/fecha',
      loader: dayLoader,
      handle: { ...handle('requests'), desk: true },
      lazy: () => import(/* webpackChunkName: "requests" */ './order/day/route'),
    },
    {
      path: '/checkout/order/:id/solicitudes',
      loader: requestsLoader,
      handle: { ...handle('requests'), desk: true },
      lazy: () => import(/* webpackChunkName: "requests" */ './order/after-sale/route'),
    },
    {
      path: '/promesa',
      loader: promiseLoader,
      handle: handle('promise'),
      lazy: () => import(/* webpackChunkName: "promise" */ './promise/route'),
    },
    {
      path: '/card-authorization/:bank',
      loader: authorizationLoader,
      handle: { ...handle('card-authorization'), payment: { bank: bankOf } },
      lazy: () => import(/* webpackChunkName: "card-authorization" */ './card-authorization/route'),
    },
    {
      path: '/card-authorization/:bank/return',
      loader: authorizationLoader,
      handle: { ...handle('card-authorization'), payment: {} },
      lazy: () => import(/* webpackChunkName: "card-authorization" */ './card-authorization/return-route'),
    },
  ],
  slots: {
    'checkout/mini-cart': async () => ({
      Component: (await import(/* webpackChunkName: "mini-cart" */ './slots/MiniCart')).MiniCart,
    }),
    'checkout/add-to-cart': async () => ({
      Component: (await import(/* webpackChunkName: "add-to-cart" */ './slots/AddToCart')).AddToCart,
    }),
    'checkout/add-package': async () => ({
      Component: (await import(/* webpackChunkName: "offers" */ './slots/AddPackage')).AddPackage,
    }),
    'checkout/add-room': async () => ({
      Component: (await import(/* webpackChunkName: "offers" */ './slots/AddRoom')).AddRoom,
    }),
    'checkout/move-quotation': async () => ({
      Component: (await import(/* webpackChunkName: "move-quotation" */ './slots/MoveQuotation')).MoveQuotation,
    }),
    'checkout/buy-again': async () => ({
      Component: (await import(/* webpackChunkName: "buy-again" */ './slots/BuyAgain')).BuyAgain,
    }),
    'checkout/invoice': async () => ({
      Component: (await import(/* webpackChunkName: "invoice" */ './slots/Invoice')).Invoice,
    }),
    'checkout/buy-now': async () => ({
      Component: (await import(/* webpackChunkName: "add-to-cart" */ './slots/BuyNow')).BuyNow,
    }),
  },
});
