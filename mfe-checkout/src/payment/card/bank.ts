/** What a loader says of the bank that its page frames, or posts a card's data to: an origin. */
export interface WithBank {
  bank: string | null;
}

/** The bank of a page's data; null where there is none. */
export const bankOf = (data: unknown): string | null => {
  const { bank } = Object(data) as { bank?: unknown };
  return typeof bank === 'string' ? bank : null;
};
