import { authorName } from './author-name';

test.each([
  ['Lucía', 'Pech Canul', 'Lucía P.'],
  [' María José ', 'ávila', 'María Á.'],
  ['Ana', '', 'Ana'],
  ['', '', ''],
])('%s %s is «%s»', (firstName, lastName, expected) => {
  expect(authorName({ firstName, lastName })).toBe(expected);
});
