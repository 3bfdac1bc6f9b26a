/** Where the promo widget stands on the page, and where it waits behind a button in a sheet (shopping 9). */
export const widget = {
  beside: '@media (min-width: 1200px)',
  inSheet: '@media (max-width: 1199.98px)',
} as const;
