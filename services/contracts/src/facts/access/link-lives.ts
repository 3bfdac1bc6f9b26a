import { restockDays } from '../catalog/restock';

/** How long a mailed link to a new password is good, and how people read it. */
export const passwordLinkLife = { hours: 1, words: 'una hora' } as const;

/** The same of the link that confirms another e-mail. */
export const emailChangeLinkLife = { hours: 1, words: 'una hora' } as const;

/** The same of the link that confirms the newsletter: long enough to find its mail. */
export const newsletterLinkLife = { days: 2, words: 'dos días' } as const;

/** Digits of a mailed code that a person types. */
export const mailedCodeDigits = 6;

/** How long the mailed code is good that a change by an order's signed link asks for, and how people read it. */
export const orderCodeLife = { minutes: 15, words: '15 minutos' } as const;

/** Seconds to sign in after opening the link that proves an e-mail. */
export const provenBySignInSeconds = 3_600;

/**
 * Days that a mailed link is good, by what it opens: an order's outlasts its delivery and returns; an archive's row
 * knows the hour.
 */
export const linkDays = {
  quotation: 60,
  order: 90,
  email: 7,
  restock: restockDays + 10,
  newsletter: 3_650,
  export: 1,
  review: 60,
  picture: 1,
} as const;
