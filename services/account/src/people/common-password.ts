import { commonPasswords, isCommonPassword as isCommon } from '@actual/contracts/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

const known: ReadonlySet<string> = new Set([...dictionary['passwords-common'].map(String), ...commonPasswords]);

/** One of the 49,000 most used, or such a word with a few digits or marks around it; the form knows the first of them. */
export const isCommonPassword = (password: string): boolean => isCommon(password, known);
