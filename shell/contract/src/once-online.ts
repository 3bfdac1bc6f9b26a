/** Milliseconds in which a load that fails is tried again: a browser learns late that its line is gone. */
const patience = 4_000;
/** Milliseconds before the second try; each later pause is as long as everything before it. */
const firstPause = 250;

/** Settles at the next of these events of the window. */
export const nextOf = (...names: string[]): Promise<unknown> =>
  Promise.race(names.map((name) => new Promise((resolve) => addEventListener(name, resolve, { once: true }))));

/** Loads code; where the line is gone, as soon as it is back, and the server's HTML stays meanwhile. */
export async function onceOnline<Loaded>(
  load: () => Promise<Loaded>,
  began: number = performance.now(),
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const taken = performance.now() - began;
    // code on the server's disk is there or not: waiting brings none
    if (!globalThis.document) throw error;
    if (!navigator.onLine) {
      await nextOf('online');
      return onceOnline(load);
    }
    if (taken > patience) throw error;
    await new Promise((resolve) => setTimeout(resolve, Math.max(firstPause, taken)));
    return onceOnline(load, began);
  }
}
