import { AppError } from './errors';
import { loggedError } from './logged-error';

const written = (error: unknown): string => JSON.stringify(loggedError(error));

test('a database error is logged with code and place, without values of a row', () => {
  const error = Object.assign(new Error('insert into "client" … - duplicate key: Lucía'), {
    name: 'error',
    severity: 'ERROR',
    code: '23505',
    constraint: 'app_user_email',
    table: 'app_user',
    detail: 'Key (lower(email))=(lucia@example.com) already exists.',
    where: 'lucia',
    query: 'lucia',
  });
  expect(loggedError(error)).toMatchObject({ code: '23505', constraint: 'app_user_email', table: 'app_user' });
  expect(written(error)).toContain('logged-error.test.ts');
  expect(written(error)).not.toMatch(/lucía|lucia/i);
});

test('logs another error’s message without personal data or secrets', () => {
  const error = new AppError('internal', 'no mail to <lucia@example.com> nor call to +52 998 123 4567');
  expect(loggedError(error)).toMatchObject({ type: 'AppError', code: 'internal' });
  expect(loggedError(error).message).toBe('no mail to <[email]> nor call to [number]');
  expect(written(error)).not.toMatch(/lucia|123 4567/);
});

test('logs a cause the same way, and a value that is not an error as text', () => {
  const error = new Error('outer', { cause: new Error('inner lucia@example.com') });
  expect(loggedError(error).cause).toMatchObject({ message: 'inner [email]' });
  expect(loggedError('lucia@example.com')).toEqual({ type: 'string', message: '[email]', stack: '' });
});
