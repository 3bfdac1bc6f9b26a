import { defineRemote } from '@actual/federation';

export default defineRemote({
  name: 'account',
  owns: [
    '/register',
    '/forgot-password',
    '/reset-password',
    '/complete-register',
    '/user/*',
    '/facturacion',
    '/contactanos',
    '/sugerencias-y-quejas',
  ],
});
