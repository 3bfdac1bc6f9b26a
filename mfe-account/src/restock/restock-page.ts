/** Where the form of a sold out product leads without script. */
export const restockPage = '/avisame';
