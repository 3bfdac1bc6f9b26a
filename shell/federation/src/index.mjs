export { defineHost } from './build/define-host.mjs';
export { defineRemote } from './build/define-remote.mjs';
