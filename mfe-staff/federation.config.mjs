import { defineRemote } from '@actual/federation';

export default defineRemote({
  name: 'staff',
  audience: 'internal',
  // the rail has these on every page, and so has each page
  common: /[\\/](layout[\\/](StaffPage|font)|fields[\\/]controls)\.tsx?$/,
});
