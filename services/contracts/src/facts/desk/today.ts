/** Days for which «Mi día» shows who was promised a call, by a lead or by used-up attempts, and payments that failed. */
export const todayDays = { promisedCall: 30, failedPayment: 3 } as const;
