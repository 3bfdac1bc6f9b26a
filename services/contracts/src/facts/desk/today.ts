/** Days for which «Mi día» shows who was promised a call, by a lead or by used-up attempts, and payments that failed. */
export const todayDays = { promisedCall: 30, failedPayment: 3 } as const;
/** The hour of the store's day at which a seller's mail of the day's next steps leaves, and their calendar rings. */
export const dayMailHour = 8;
