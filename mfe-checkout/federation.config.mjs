import { defineRemote } from '@actual/federation';

export default defineRemote({
  name: 'checkout',
  paymentPages: ['payment', 'card-authorization'],
  owns: ['/quotations/*', '/checkout/*', '/card-authorization/*'],
});
