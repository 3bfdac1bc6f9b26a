const hourMs = 3_600_000;

/** How long the store still has to answer, or how late it is; in hours of the clock, rounded so that it never has more. */
export function dueWords(due: string, now = Date.now()): { words: string; isLate: boolean } {
  const left = Date.parse(due) - now;
  const hours = Math.floor(Math.abs(left) / hourMs);
  const words = hours < 1 ? 'menos de 1 h' : `${hours} h`;
  return left < 0 ? { words: `Vencida hace ${words}`, isLate: true } : { words: `Vence en ${words}`, isLate: false };
}
