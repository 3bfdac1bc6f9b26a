/** Days that a browser keeps each cookie; those of a session live as long as it does (`session.ts`). */
export const cookieDays = {
  /** Whether visits may be counted: the answer to the cookie notice. */
  consent: 365,
  /** What the server renders a visitor's page from: postal code, way in, number of pieces. */
  readable: 365,
  /** The right to a quotation. */
  holder: 180,
  /** The random word that joins a visitor's events. */
  visitor: 395,
  /** The browser's name by which a sign-in knows it. */
  device: 365,
  /** The group that decides about a release for some. */
  cohort: 365,
} as const;

/** The same as `Max-Age` writes it. */
export const cookieSeconds = (cookie: keyof typeof cookieDays): number => cookieDays[cookie] * 86_400;
