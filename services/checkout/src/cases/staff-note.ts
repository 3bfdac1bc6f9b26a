/** What staff wrote about a row, as the queries name it. */
export interface Seen {
  seenAt: Date | string | null;
  seenBy: string | null;
  note: string | null;
}

/** For the reply; null where nobody wrote anything. */
export const seenOf = ({ seenAt, seenBy, note }: Seen) =>
  seenAt ? { by: seenBy ?? 'Personal', at: new Date(seenAt).toISOString(), note: note ?? '' } : null;
