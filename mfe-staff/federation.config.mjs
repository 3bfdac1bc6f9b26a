import { defineRemote } from '@actual/federation';

export default defineRemote({ name: 'staff', audience: 'internal' });
