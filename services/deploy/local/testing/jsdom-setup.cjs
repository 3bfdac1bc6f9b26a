// jsdom lacks what react-router expects from every browser; Node's own are as good. Nor does it escape for selectors.
const { TextDecoder, TextEncoder } = require('node:util');
const { runInThisContext } = require('node:vm');

Object.assign(
  globalThis,
  { TextDecoder, TextEncoder, CSS: { escape: (name) => String(name).replace(/[^\w-]/g, '\\$&') } },
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'),
);
// what lists and popovers name their elements with
globalThis.CSS ??= { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&') };
