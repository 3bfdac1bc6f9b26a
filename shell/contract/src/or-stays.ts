import { onceOnline } from './once-online';

const never = new Promise<never>(() => {});

/** Fetches code; where it does not arrive, the server's HTML stays as it is, and the error is reported. */
export const orStays = <Code>(load: () => Promise<Code>): Promise<Code> =>
  onceOnline(load).catch((error: unknown) => {
    reportError(error);
    return never;
  });
