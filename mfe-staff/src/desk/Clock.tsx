import { formatDate } from '@actual/contracts/facts/text/written';
import { storeDay, storeTime, storeTimeZone } from '@actual/contracts/store-day';
import { useEffect, useState } from 'react';

const weekday = new Intl.DateTimeFormat('es-MX', { timeZone: storeTimeZone, weekday: 'short' });
/** `mié 18/nov/2026, 12:40`. */
const words = (now: Date): string =>
  `${weekday.format(now).replace('.', '')} ${formatDate(storeDay(now))}, ${storeTime(now)}`;

/** Day and time of the store; nothing in the server's HTML, which would be older. */
export const Clock = () => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now ? <time dateTime={now.toISOString()}>{words(now)}</time> : null;
};
