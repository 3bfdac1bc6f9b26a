/** How somebody's access stands: asked to come and not come yet, in use, or ended. */
export const colleagueStates = ['invited', 'active', 'ended'] as const;
export type ColleagueState = (typeof colleagueStates)[number];

export const teamLimits = {
  /** People with access at a time. */
  people: 500,
  /** People whose access ended that are listed, the latest first. */
  ended: 100,
  /** Hours that an invitation's link is good: long enough to read the mail after a weekend. */
  invitationHours: 72,
  /** Quotations that one call hands over; the next one goes on. */
  handedAtOnce: 500,
} as const;
