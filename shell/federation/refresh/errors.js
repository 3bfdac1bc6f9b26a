/** What the refresh plugin tells of a module that throws while it is replaced: then nothing of the update counts. */
export function handleRuntimeError(/** @type {unknown} */ error) {
  throw error;
}
export function clearRuntimeErrors() {
  // nothing is drawn over the page
}
