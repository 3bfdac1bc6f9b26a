import { storeTimeZone } from '@actual/contracts/store-day';
import { useEffect, useState } from 'react';

const format = new Intl.DateTimeFormat('es-MX', {
  timeZone: storeTimeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** `mié 18/nov/2026, 12:40`. */
const words = (now: Date): string => {
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value.replace('.', '')]));
  return `${part.weekday} ${part.day}/${part.month}/${part.year}, ${part.hour}:${part.minute}`;
};

/** Day and time of the store; nothing in the server's HTML, which is older than what it would say. */
export const Clock = () => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now ? <time dateTime={now.toISOString()}>{words(now)}</time> : null;
};
