import { dayNumber } from '../delivery/calendar';
import { deliveryFacts } from '../delivery/facts';
import { leavingOf } from './leaving';

const cancun = {
  code: 'CUN',
  name: 'Cancún',
  timeZone: 'America/Cancun',
  cutoffHour: 13,
  handlingDays: 1,
  worksSaturday: false,
};
const facts = deliveryFacts({
  warehouses: [cancun],
  routes: [],
  closedDays: [{ day: dayNumber('2026-12-09'), warehouse: 'CUN' }],
});
const ask = (shipDate: string | null, now: string, shipCompany: string | null = 'CUN') =>
  leavingOf({ shipDate, shipCompany }, { facts, now: new Date(now) }, 1);

test('pieces are there through the working day before the promised one, by the clock of the warehouse', () => {
  expect(ask('2026-12-11', '2026-12-10T23:59:00-05:00')).toEqual({ until: '2026-12-10', left: false });
  expect(ask('2026-12-11', '2026-12-11T00:01:00-05:00')).toEqual({ until: '2026-12-10', left: true });
});

test('weekends and closed days are no days on which they leave', () => {
  expect(ask('2026-12-14', '2026-12-12T10:00:00-05:00')).toEqual({ until: '2026-12-11', left: true });
  expect(ask('2026-12-10', '2026-12-08T10:00:00-05:00')).toEqual({ until: '2026-12-08', left: false });
});

test('pieces without a day have not left; of a warehouse that is gone every day counts', () => {
  expect(ask(null, '2030-01-01T00:00:00Z')).toEqual({ until: null, left: false });
  expect(ask('2026-12-10', '2026-12-09T12:00:00-05:00', 'GONE')).toEqual({ until: '2026-12-09', left: false });
});
