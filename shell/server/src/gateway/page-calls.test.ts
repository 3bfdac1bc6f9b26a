import { callOverLines } from './page-calls';
import type { Upstream } from './upstream';
import type { UpstreamAnswer } from './whole-answer';

test.each([
  ['none', undefined, []],
  ['one', 'portador=a; HttpOnly', ['portador=a; HttpOnly']],
  ['two', ['sesion=b', 'llave=c'], ['sesion=b', 'llave=c']],
])('cookies of a call that a form without script made: %s', async (_many, cookie, kept) => {
  const answer: UpstreamAnswer<Buffer> = {
    status: 200,
    headers: { 'set-cookie': cookie as never },
    body: Buffer.from('{}'),
  };
  const checkout = { call: async () => answer } as unknown as Upstream;
  const cookies: string[] = [];
  await callOverLines(
    { upstreams: { checkout }, deadlineMs: 1_000, onCookie: (one) => cookies.push(one) },
    { address: '/checkout/quotation/create', method: 'POST', headers: {}, body: null },
  );
  expect(cookies).toEqual(kept);
});
