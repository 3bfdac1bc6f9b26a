import { commonPasswords, isCommonPassword as isCommon } from '@actual/contracts/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

const known: ReadonlySet<string> = new Set([...dictionary['passwords-common'].map(String), ...commonPasswords]);

/**
 * One of the 49,000 most used, or such a word with a few digits or marks around it; the form knows the first of them.
 * @param own e-mail and names of the person who chooses it
 */
export const isCommonPassword = (password: string, own?: readonly string[]): boolean => isCommon(password, known, own);
