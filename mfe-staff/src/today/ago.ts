const words = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `hace 3 horas`: how long before `now` a moment was, in the largest whole unit. */
export function ago(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour');
  return words.format(-Math.floor(passed / day), 'day');
}
