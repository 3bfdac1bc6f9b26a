/** The router's package once more, with nothing but its engine in it: see `define-host.mjs`. */
declare module 'react-router-engine' {
  export { createBrowserRouter } from 'react-router-dom';
}
