import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedWords } from '@actual/contracts/recorded-words';

const services = join(__dirname, '..', '..');
const sources = ['checkout', 'account', 'staff', 'catalog', 'kit'].flatMap((service) =>
  readdirSync(join(services, service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
    .map((path) => join(services, service, 'src', path)),
);

/** Reasons that a service gives a message that waits or is given up, as they stand in its code. */
const reasons = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\b(?:retry|deadLetter)\('([^']+)'\)/g)].map(([, reason = '']) => reason),
);

test('staff read every reason for which a message waits in Spanish', () => {
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => recordedWords(reason) === reason)).toEqual([]);
});

test('a refused mail shows the server’s code; a provider’s own words stay as they are', () => {
  expect(recordedWords('mail refused, 550')).toBe('El servidor de correo no lo aceptó (550)');
  expect(recordedWords('Falla pedida.')).toBe('Falla pedida.');
});
