import { Sealed } from './sealed';

const secret = 'a secret of at least thirty-two characters';
const sealed = new Sealed(secret, 'kept answers');
const value = { headers: { 'set-cookie': ['portador=one'] }, body: 'ñ' };

test('opens a sealed text in its own place only, and keeps it unreadable', () => {
  const text = sealed.seal(value, 'here');
  expect(sealed.open(text, 'here')).toEqual(value);
  expect(Buffer.from(text, 'base64').toString()).not.toContain('portador');
  expect(sealed.seal(value, 'here')).not.toBe(text);
});

test('does not open a sealed text in another place, with another secret or purpose, or after a change', () => {
  const text = sealed.seal(value, 'here');
  const changed = Buffer.from(text, 'base64');
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect([
    sealed.open(text, 'there'),
    new Sealed(`${secret}.`, 'kept answers').open(text, 'here'),
    new Sealed(secret, 'something else').open(text, 'here'),
    sealed.open(changed.toString('base64'), 'here'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
