/** First years of the ages that children's furniture is looked for by, each up to the next. */
const groups = [
  { value: 'edad:0-2', from: 0, to: 3 },
  { value: 'edad:3-5', from: 3, to: 6 },
  { value: 'edad:6-9', from: 6, to: 10 },
  { value: 'edad:10-mas', from: 10, to: Number.POSITIVE_INFINITY },
] as const;

/** The years that a line of facts names, «2 a 6 años», «0 a 12 meses», «4 años y más»; null where it names none. */
function yearsOf(facts: string): { from: number; to: number } | null {
  const between = /(\d+) a (\d+) (meses|años)/.exec(facts);
  if (between) {
    const months = between[3] === 'meses' ? 12 : 1;
    return { from: Number(between[1]) / months, to: Number(between[2]) / months };
  }
  const least = /(\d+) años y más/.exec(facts);
  return least ? { from: Number(least[1]), to: Number.POSITIVE_INFINITY } : null;
}

/** Filter values of the ages that a design is for. */
export function agesOf(facts: string | undefined): string[] {
  const years = facts ? yearsOf(facts) : null;
  return years ? groups.filter(({ from, to }) => years.from < to && years.to > from).map(({ value }) => value) : [];
}
