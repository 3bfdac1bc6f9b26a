import { impersonal } from './impersonal';

test.each([
  ['550 5.1.1 <lucia.pech+casa@example.com>: unknown', '550 5.1.1 <[email]>: unknown'],
  ['call 998 123 4567 or +52 (998) 123-4567', 'call [number] or [number]'],
  ['to 072691001234567894', 'to [number]'],
  ['card 5474 9254 3267 0366', 'card [number]'],
  ['RFC XIA190128J61 refused', 'RFC [rfc] refused'],
  ['session eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln_-x', 'session [token]'],
  ['GET /api/quotation/1/open?llave=abc.def&x=1 failed', 'GET /api/quotation/1/open?llave=[secret]&x=1 failed'],
  ['/restorepassword?token=abc', '/restorepassword?token=[secret]'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  [
    'order 3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b of 2026-11-22',
    'order 3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b of 2026-11-22',
  ],
])('takes personal data out of «%s»', (text, told) => {
  expect(impersonal(text)).toBe(told);
});
