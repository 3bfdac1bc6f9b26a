/**
 * The most scripts that load one another. Each that was fetched ahead in vain answers the first try after a gap with that
 * failure.
 */
const chain = 4;
/** The line has been gone since the document began. */
let wasGone = false;
globalThis.addEventListener?.('offline', () => {
  wasGone = true;
});

/**
 * Loads code; where the line is gone, as soon as it is back. Meanwhile the server's HTML stays, which can be read, and no
 * part of it has failed.
 * @param again how often a failure is tried again with a line
 */
export async function onceOnline<Loaded>(load: () => Promise<Loaded>, again = wasGone ? chain : 0): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    // the server has no line that it would know of
    const isGone = globalThis.navigator?.onLine === false;
    if (!isGone && again === 0) throw error;
    if (isGone) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return onceOnline(load, isGone ? chain : again - 1);
  }
}
