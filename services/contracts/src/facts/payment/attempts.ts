/** Refused card payments until a quotation is marked and nobody may try again (reading 6). */
export const paymentAttemptsLimit = 3;
