import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as registerLoader } from './register/loader';

export const { routes, slots } = defineRemote({
  routes: [
    {
      path: '/register',
      loader: registerLoader,
      handle: { chunk: 'register' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "register" */ './register/route'),
    },
  ],
  slots: {
    'account/login-panel': () => import(/* webpackChunkName: "login-panel" */ './slots/login-panel'),
    'account/profile-panel': () => import(/* webpackChunkName: "profile-panel" */ './slots/profile-panel'),
  },
});
