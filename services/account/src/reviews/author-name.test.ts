import { authorName } from './author-name';

test.each([
  ['Lucía', 'Pech Canul', 'Lucía P.'],
  [' María José ', 'ávila', 'María Á.'],
  ['Ana', '', 'Ana'],
  ['', '', ''],
])('publishes a review of %s %s under «%s»', (firstName, lastName, expected) => {
  expect(authorName({ firstName, lastName })).toBe(expected);
});
