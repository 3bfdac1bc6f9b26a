/** Staff's note about a row, as the queries name its parts. */
export interface StaffNote {
  seenAt: Date | string | null;
  seenBy: string | null;
  note: string | null;
}

/** For the reply; null where nobody wrote anything. */
export const staffNoteOf = ({ seenAt, seenBy, note }: StaffNote) =>
  seenAt ? { by: seenBy ?? 'Personal', at: new Date(seenAt).toISOString(), note: note ?? '' } : null;
