import { isLostConnection } from './lost-connection';

test.each(['08006', '53000', '53100', '53200', '53300', '53400', '57014', '57P01', '58030', 'ECONNREFUSED'])(
  'takes code %s for a database that cannot be reached',
  (code) => {
    expect(isLostConnection(Object.assign(new Error('no'), { code }))).toBe(true);
  },
);

test.each(['23505', '42P01', '22P02', '40001'])('takes code %s for a mistake of the statement', (code) => {
  expect(isLostConnection(Object.assign(new Error('no'), { code }))).toBe(false);
});
