import { nextOf, onceOnline } from './once-online';

/**
 * Fetches code; where it does not arrive, the error is reported, the server's HTML stays as it is, and the code is asked
 * for again at the next touch, or when a line is back.
 */
export const orStays = <Code>(load: () => Promise<Code>): Promise<Code> =>
  onceOnline(load).catch(async (error: unknown) => {
    reportError(error);
    await nextOf('online', 'pointerdown', 'keydown');
    return orStays(load);
  });
