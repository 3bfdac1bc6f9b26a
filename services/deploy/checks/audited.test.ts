import { changes, type Endpoint, endpoints, isInternal } from '@actual/contracts';
import { z } from 'zod';

/** Calls of staff that only read though they are POSTs, as the documents have them: nothing of them is in the audit log. */
const reads = [
  'POST /audit/find/{page}',
  'POST /client/find/',
  'POST /desk/find',
  'POST /me/cashreport',
  'POST /order/all/counts',
  'POST /order/all/find/{page}',
  'POST /order/all/rows',
  'POST /order/invoicelogs/{id}',
  'POST /order/user/{id}/count',
  'POST /order/user/{id}/totals',
  'POST /quotation/all/counts',
  'POST /quotation/all/find/{page}',
  'POST /quotation/all/rows',
  'POST /quotation/user/{id}/count',
  'POST /quotation/user/{id}/totals',
  'POST /quotation/{id}/records',
  'POST /quotation/{id}/saporderconnectionlogs',
  'POST /reports/dashboard',
  'POST /reports/reasons',
  'POST /storefront/{document}/preview',
];

const list = Object.entries<Endpoint>(endpoints);

test('every call of staff is audited, or is known to only read', () => {
  const silent = list.filter(([, e]) => isInternal(e) && e.method !== 'GET' && !changes(e)).map(([name]) => name);
  expect(silent.sort()).toEqual(reads.filter((name) => name in endpoints).sort());
});

test('the log keeps no secret: no call names a field that proves who somebody is, or a card', () => {
  const secret = /password|token|authorization|^code$|secret|card|clabe/i;
  const kept = list.flatMap(([name, { audits = [] }]) => audits.map((field) => `${name} ${field}`));
  expect(kept.filter((line) => secret.test(line.split(' ').at(-1) ?? ''))).toEqual([]);
  expect(kept.length).toBeGreaterThan(20);
});

// a body that also takes the names of the specification is a pipe, and its second half has ours
test('every audited field is a field of the call’s body', () => {
  for (const [name, { audits = [], body }] of list) {
    const read = body instanceof z.ZodPipe ? body.out : body;
    const fields = read instanceof z.ZodObject ? Object.keys(read.shape) : [];
    if (audits.length > 0) expect([name, ...audits.filter((field) => !fields.includes(field))]).toEqual([name]);
  }
});

test('the log keeps the lines of a quotation that staff open, whether one or several', () => {
  expect(endpoints['POST /quotation/create'].audits).toEqual(expect.arrayContaining(['detail', 'details']));
});
