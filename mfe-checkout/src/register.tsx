import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as quotationLoader } from './quotation/loader';

export const { routes, slots } = defineRemote({
  routes: [
    {
      path: '/quotations/edit/:id',
      loader: quotationLoader,
      handle: { chunk: 'quotation' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "quotation" */ './quotation/route'),
    },
  ],
  slots: {
    'checkout/mini-cart': () => import(/* webpackChunkName: "mini-cart" */ './slots/mini-cart'),
  },
});
