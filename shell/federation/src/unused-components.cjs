/**
 * Loader: lets the bundler leave out components that nobody uses. It keeps whatever a file calls or says while it runs:
 * here the making of a component, and the name that it tells developers' tools.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
