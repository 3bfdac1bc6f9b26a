/** Halves of a day in which a delivery comes where its route has them. */
export const dayHalves = ['morning', 'afternoon'] as const;
export type DayHalf = (typeof dayHalves)[number];

/** A half of the day with its hours, as it reads within a sentence. */
export const dayHalfWords: Readonly<Record<DayHalf, string>> = {
  morning: 'por la mañana, de 9 a 14 h',
  afternoon: 'por la tarde, de 14 a 19 h',
};

/** «, por la mañana, de 9 a 14 h», to follow a day; nothing where any time was promised. */
export const afterDay = (half: DayHalf | null): string => (half === null ? '' : `, ${dayHalfWords[half]}`);
