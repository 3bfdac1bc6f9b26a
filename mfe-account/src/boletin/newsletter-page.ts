/** Where the field at the foot of every page leads without script. */
export const newsletterPage = '/boletin';
