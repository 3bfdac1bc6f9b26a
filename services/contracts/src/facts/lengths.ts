/** Most letters of an e-mail. */
export const emailLength = 254;
/** Most characters of a telephone as it is typed. */
export const phoneLength = 30;
/** Most letters of a first name, and of a last name. */
export const personNameLength = 50;
/** Fewest and most characters of a new password; blanks do not count for the first. */
export const passwordLength = { shortest: 8, longest: 128 } as const;
/** Most letters of the name that somebody gives a passkey. */
export const passkeyNameLength = 60;
/** Most letters of a message to the store. */
export const formLengths = { name: 100, message: 4_000, claimCompany: 100, fileName: 300 } as const;
/** Most letters of what is searched for. */
export const searchTermLength = 200;
/** Fewest and most letters of a note that closes a case. */
export const closingNoteLength = { shortest: 3, longest: 500 } as const;
