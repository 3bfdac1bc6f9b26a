import { hourRows, hoursInWords, isWeek, readDays, type Span, type Week, weekInWords } from './hours';

const long: Span[] = [
  ['10:00', '14:00'],
  ['15:00', '19:00'],
];
const short: Span[] = [['10:00', '13:00']];
const always: Span[] = [['10:00', '21:00']];
const office: Week = [long, long, long, long, long, short, []];

test('neighboring days with the same hours are joined, and closed days are named', () => {
  expect(hourRows(office)).toEqual([
    { days: 'Lunes a viernes', hours: '10:00 a 14:00 y 15:00 a 19:00' },
    { days: 'Sábado', hours: '10:00 a 13:00' },
  ]);
  expect(hoursInWords(office)).toEqual([
    'lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00',
    'sábado de 10:00 a 13:00',
  ]);
  expect(weekInWords(office)).toBe(
    'Lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00; sábado de 10:00 a 13:00; domingo cerrado',
  );
});

test('a week of equal days, of two days and of none have words too', () => {
  expect(weekInWords(Array.from({ length: 7 }, () => always))).toBe('Todos los días de 10:00 a 21:00');
  expect(weekInWords([[], [], [], [], [], always, always])).toBe(
    'Sábado y domingo de 10:00 a 21:00; lunes a viernes cerrado',
  );
  expect(weekInWords(Array.from({ length: 7 }, () => []))).toBe('Cerrada por ahora');
});

test('refuses hours that end before they begin, or overlap', () => {
  expect(isWeek(office)).toBe(true);
  expect(isWeek([...office.slice(1), [['21:00', '10:00']]])).toBe(false);
  expect(
    isWeek([
      ...office.slice(1),
      [
        ['10:00', '15:00'],
        ['14:00', '19:00'],
      ],
    ]),
  ).toBe(false);
  expect(isWeek(office.slice(1))).toBe(false);
});

test.each([
  ['Lunes a viernes', [0, 1, 2, 3, 4]],
  ['Sábado', [5]],
  ['martes y jueves', [1, 3]],
  ['lunes, miércoles a viernes y domingo', [0, 2, 3, 4, 6]],
  ['Todos los días', [0, 1, 2, 3, 4, 5, 6]],
  ['viernes a lunes', null],
  ['Cancún', null],
])('«%s» names days, or none', (text, days) => {
  expect(readDays(text)).toEqual(days);
});
