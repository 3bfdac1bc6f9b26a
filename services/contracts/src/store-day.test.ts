import { formatMoment, storeDay, storeMoment, storeTime, storeTimeZone, storeYear } from './store-day';

test.each([
  ['2026-11-22T04:59:59Z', '2026-11-21', 2026],
  ['2026-11-22T05:00:00Z', '2026-11-22', 2026],
  ['2027-01-01T03:00:00Z', '2026-12-31', 2026],
])('at %s the store’s day is %s', (moment, day, year) => {
  expect([storeDay(new Date(moment)), storeYear(new Date(moment))]).toEqual([day, year]);
});

test('a deadline is written by the store’s own clock', () => {
  expect(formatMoment('2026-11-22T04:59:00Z')).toBe('21/nov/2026, 23:59 h');
});

test('day and time are those of the clocks of Cancún, at every hour of years', () => {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: storeTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  for (let at = Date.UTC(2016, 0, 1); at < Date.UTC(2032, 0, 1); at += 61 * 3_600_000) {
    const moment = new Date(at);
    const [day, time] = [storeDay(moment), storeTime(moment)];
    const [year = '', month, date] = day.split('-').map(Number);
    expect(clock.format(moment)).toBe(`${month}/${date}/${String(year).slice(2)}, ${time}`);
    expect(storeMoment(day, time)).toEqual(moment);
  }
});

test('the store’s day is the same where a browser writes dates in another order', () => {
  const { prototype }: { prototype: { format: object } } = Intl.DateTimeFormat;
  jest.spyOn(prototype, 'format', 'get').mockReturnValue(() => '11/30/2026');
  expect(storeDay(new Date('2026-12-01T03:00:00Z'))).toBe('2026-11-30');
  jest.restoreAllMocks();
});
