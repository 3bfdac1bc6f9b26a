// jsdom lacks the encoders that react-router expects from every browser.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });
