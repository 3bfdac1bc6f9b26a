import { defineRemote } from '@actual/federation';

export default defineRemote({ name: 'checkout' });
