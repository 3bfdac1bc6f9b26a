import { nextOf, onceOnline } from './once-online';

/** Fetches code; where it does not arrive, the server's HTML stays, and the next touch asks again. */
export const orStays = <Code>(load: () => Promise<Code>): Promise<Code> =>
  onceOnline(load).catch(async (error: unknown) => {
    reportError(error);
    await nextOf('online', 'pointerdown', 'keydown');
    return orStays(load);
  });
