/**
 * The refresh plugin calls this when a module throws while it is replaced; throwing again discards the whole update.
 */
export function handleRuntimeError(/** @type {unknown} */ error) {
  throw error;
}
export function clearRuntimeErrors() {
  // nothing is drawn over the page
}
