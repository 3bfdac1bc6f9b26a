import { mailedCodeDigits } from './facts/access/link-lives';

/** A mailed code as it is sent on. */
export const mailedCode = new RegExp(`^\\d{${mailedCodeDigits}}$`);

/** A mailed code as people type it: its mail shows it in two groups. */
export const normalMailedCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** A mailed code as people read it, in two groups. */
export const mailedCodeWords = (code: string): string =>
  `${code.slice(0, mailedCodeDigits / 2)} ${code.slice(mailedCodeDigits / 2)}`;
