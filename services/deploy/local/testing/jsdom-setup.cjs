// jsdom lacks functions that react-router expects from every browser; Node's own are as good. Nor does it escape for
// selectors.
const { TextDecoder, TextEncoder } = require('node:util');
const { runInThisContext } = require('node:vm');

Object.assign(
  globalThis,
  { TextDecoder, TextEncoder, CSS: { escape: (/** @type {string} */ name) => name.replace(/[^\w-]/g, '\\$&') } },
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'),
);
