import { callOverLines, cookiesAfter } from './calls-over-lines';
import { addressOfCall } from './page-calls';
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
    { address: `${addressOfCall('POST /quotation/create')}/quotation/create`, method: 'POST', headers: {}, body: null },
  );
  expect(cookies).toEqual(kept);
});

test.each([
  ['the first', undefined, 'sesion=b; Path=/; HttpOnly', 'sesion=b'],
  ['one more', 'cp=77500', 'sesion=b; HttpOnly', 'cp=77500; sesion=b'],
  ['in place of its older one', 'sesion=a; cp=77500', 'sesion=b', 'cp=77500; sesion=b'],
  ['beside one whose name begins the same', 'sesion2=a', 'sesion=b', 'sesion2=a; sesion=b'],
  ['taken away', 'sesion=a; cp=77500', 'sesion=; Max-Age=0; Path=/', 'cp=77500'],
])('the next call of a page sends the cookie that a service set: %s', (_which, before, set, after) => {
  expect(cookiesAfter(before, set)).toBe(after);
});
