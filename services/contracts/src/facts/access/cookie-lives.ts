// days that a browser keeps each cookie; those of a session live as long as it does (session.ts)

/** Whether visits may be counted: the answer to the cookie notice. */
export const consentCookieDays = 365;
/** What the server renders a visitor's page from: postal code, way in, number of pieces. */
export const readableCookieDays = 365;
/** The right to a quotation. */
export const holderCookieDays = 180;
/** The random word that joins a visitor's events. */
export const visitorCookieDays = 395;
/** The browser's name by which a sign-in knows it. */
export const deviceCookieDays = 365;
/** The group that decides about a release for some. */
export const cohortCookieDays = 365;
