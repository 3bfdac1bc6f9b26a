import { capital } from '../text/written';

/** From when to when something is open, `HH:MM` in the clock of its place. */
export type Span = readonly [from: string, to: string];
/** The opening hours of each day of the week, Monday first; a day without a span is closed. */
export type Week = readonly (readonly Span[])[];

/** Days of a week, and the most spans of one: a morning and an afternoon. */
export const weekLimits = { days: 7, spans: 2 } as const;

/** The days as people read them, Monday first. */
export const dayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
/** The same for schema.org, in its order. */
export const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** True where every span ends after it begins, and a day's second one begins after its first. */
export const isWeek = (week: Week): boolean =>
  week.length === weekLimits.days &&
  week.every((spans) => {
    const times = spans.flat();
    return times.every((time, at) => at === 0 || (times[at - 1] ?? '') < time);
  });

const same = (one: readonly Span[], other: readonly Span[]): boolean => String(one) === String(other);

/** Neighboring days with the same hours, from the first to the last of them. */
export function runsOf(week: Week): { readonly from: number; readonly to: number; readonly spans: readonly Span[] }[] {
  const runs: { from: number; to: number; spans: readonly Span[] }[] = [];
  for (const [day, spans] of week.entries()) {
    const last = runs.at(-1);
    if (last && same(last.spans, spans)) last.to = day;
    else runs.push({ from: day, to: day, spans });
  }
  return runs;
}

/** «lunes a viernes», «sábado y domingo», «todos los días». */
function daysInWords(from: number, to: number): string {
  const [first = '', last = ''] = [dayNames[from], dayNames[to]];
  if (to - from === weekLimits.days - 1) return 'todos los días';
  return from === to ? first : `${first} ${to - from === 1 ? 'y' : 'a'} ${last}`;
}

/** For a table: days, and their hours; days that are closed all day are left out. */
export const hourRows = (week: Week): { days: string; hours: string }[] =>
  runsOf(week)
    .filter(({ spans }) => spans.length > 0)
    .map(({ from, to, spans }) => ({
      days: capital(daysInWords(from, to)),
      hours: spans.map((span) => span.join(' a ')).join(' y '),
    }));

/** For a sentence: «lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00», of each run of days that is open. */
export const hoursInWords = (week: Week): string[] =>
  runsOf(week)
    .filter(({ spans }) => spans.length > 0)
    .map(
      ({ from, to, spans }) => `${daysInWords(from, to)} ${spans.map((span) => `de ${span.join(' a ')}`).join(' y ')}`,
    );

/** The whole week in a line: «Lunes a sábado de 10:00 a 21:00; domingo cerrado». */
export function weekInWords(week: Week): string {
  const open = hoursInWords(week);
  if (open.length === 0) return 'Cerrada por ahora';
  const closed = runsOf(week).filter(({ spans }) => spans.length === 0);
  return capital([...open, ...closed.map(({ from, to }) => `${daysInWords(from, to)} cerrado`)].join('; '));
}

/**
 * The days, Monday first as 0, of «Lunes a viernes», «Sábado», «Martes y jueves» or «Todos los días»; null for other
 * words.
 */
export function readDays(text: string): number[] | null {
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const names = dayNames.map(plain);
  const said = plain(text);
  if (said === 'todos los dias' || said === 'diario') return names.map((_name, day) => day);
  const days = said.split(/,| y /).flatMap((part) => {
    const [first = -1, last = first] = part
      .replace(/^de /, '')
      .split(' a ')
      .map((word) => names.indexOf(plain(word)));
    if (first < 0 || last < first) return [-1];
    return names.flatMap((_name, day) => (day >= first && day <= last ? [day] : []));
  });
  return days.includes(-1) ? null : days;
}
