// jsdom lacks what react-router expects from every browser; Node's own are as good.
const { TextDecoder, TextEncoder } = require('node:util');
const { runInThisContext } = require('node:vm');

Object.assign(
  globalThis,
  { TextDecoder, TextEncoder },
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'),
);
