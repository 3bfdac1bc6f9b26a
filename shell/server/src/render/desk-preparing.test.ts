import type { LoadedRemote } from '../registry/types';
import { deskPreparing, waitsForDesk } from './desk-preparing';

const at = (path: string) => new URL(`http://interno.localhost${path}`);
const nothing = { remotes: new Map(), failed: [] };
const published = { remotes: new Map([['staff', {} as LoadedRemote]]), failed: [] };
const broken = { remotes: new Map(), failed: [{ name: 'staff', owns: ['/mi-dia'] }] };

test.each(['/escritorio', '/mi-dia', '/reports/orders', '/solicitudes/7', '/equipo/7'])(
  '%s waits for the first release of the desk, and for none after it',
  (path) =>
    expect([nothing, published, broken].map((snapshot) => waitsForDesk(snapshot, at(path)))).toEqual([
      true,
      false,
      false,
    ]),
);
test.each(['/', '/category/salas', '/checkout/order/7', '/reports', '/mi-dia/otra'])(
  '%s is none, and leads where unknown addresses lead',
  (path) => expect(waitsForDesk(nothing, at(path))).toBe(false),
);

test('before its first release the desk says that it is being prepared, and asks again by itself', () => {
  const page = deskPreparing('one');
  expect(page).toContain('El escritorio se está preparando');
  expect(page).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  expect(page).toContain('<style nonce="one">');
});
