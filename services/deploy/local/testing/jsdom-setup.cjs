// jsdom lacks functions that react-router expects from every browser; Node's own are as good. Nor does it escape for
// selectors. styled-components adds single rules, as in a shop: a text that grows is read anew with each of them.
const { TextDecoder, TextEncoder } = require('node:util');
const { runInThisContext } = require('node:vm');

Object.assign(
  globalThis,
  {
    SC_DISABLE_SPEEDY: false,
    TextDecoder,
    TextEncoder,
    CSS: { escape: (/** @type {string} */ name) => name.replace(/[^\w-]/g, '\\$&') },
  },
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'),
);
