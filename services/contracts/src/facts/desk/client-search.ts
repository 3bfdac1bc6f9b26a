/** How staff look for a client. */
export const clientSearch = {
  /** Fewest characters: with less, an index of three-letter parts is of no use. */
  shortest: 3,
  /** Rows while somebody is still typing. */
  suggested: 6,
  /** Clients that are counted at most: nobody turns a hundred pages. */
  counted: 1_000,
} as const;
