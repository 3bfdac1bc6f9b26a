export { defineHost } from './define-host.mjs';
export { defineRemote } from './define-remote.mjs';
