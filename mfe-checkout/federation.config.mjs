import { defineRemote } from '@actual/federation';

export default defineRemote({
  name: 'checkout',
  owns: ['/quotations/*', '/checkout/*', '/card-authorization/*'],
});
