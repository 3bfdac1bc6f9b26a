import { isLostConnection } from './lost-connection';

test.each(['08006', '53000', '53100', '53200', '53300', '53400', '57014', '57P01', '58030', 'ECONNREFUSED'])(
  'code %s: the database cannot be asked now',
  (code) => {
    expect(isLostConnection(Object.assign(new Error('no'), { code }))).toBe(true);
  },
);

test.each(['23505', '42P01', '22P02', '40001'])('code %s is the statement’s own fault', (code) => {
  expect(isLostConnection(Object.assign(new Error('no'), { code }))).toBe(false);
});
