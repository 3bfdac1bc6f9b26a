/** Most letters of an e-mail. */
export const emailLength = 254;
/** Most characters of a telephone as it is typed. */
export const phoneLength = 30;
/** Most letters of a first name, and of a last name. */
export const personNameLength = 50;
