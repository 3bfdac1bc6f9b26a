import { Digests } from './digests';

const of = (email: string) => new Digests('a'.repeat(32)).of('email', email);

test.each([
  ['Ana.Ruiz@gmail.com', 'anaruiz@googlemail.com'],
  ['ana+sala@correo.mx', 'ANA@correo.mx'],
  ['anaruiz+1@googlemail.com', 'a.n.a.ruiz@gmail.com'],
])('%s and %s are counted as one mailbox', (one, other) => {
  expect(of(one)).toBe(of(other));
});

test('counts addresses that differ by dots as two mailboxes anywhere but at Google', () => {
  expect(of('ana.ruiz@correo.mx')).not.toBe(of('anaruiz@correo.mx'));
});
