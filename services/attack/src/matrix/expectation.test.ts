import { type Endpoint, endpoints } from '@actual/contracts';
import { type Belongings, type Caller, nobodys, type Role } from './cast';
import { type EntryPoint, expectationOf } from './expectation';

const theirs: Belongings = { quotation: 'q', order: 'o', client: null };
const others: Belongings = { quotation: 'r', order: 'p', client: null };
const caller = (role: Role, owns: Belongings | null = null): Caller => ({ name: role, role, headers: {}, owns });
const expected = (key: keyof typeof endpoints, who: Caller, entryPoint: EntryPoint, of: Belongings | null = null) => {
  const endpoint: Endpoint = endpoints[key];
  return expectationOf(endpoint, who, entryPoint, of);
};

test('expects a service to refuse whoever calls it past the gateway', () => {
  for (const endpoint of Object.values<Endpoint>(endpoints))
    expect(expectationOf(endpoint, caller('admin'), 'service', theirs)).toBe('refused');
});

test('expects the public network to refuse staff and their calls', () => {
  for (const role of ['seller', 'manager', 'admin', 'broker'] as const)
    expect(expected('GET /me', caller(role), 'public')).toBe('refused');
  expect(expected('POST /order/create', caller('admin'), 'public')).toBe('refused');
  expect(expected('POST /order/create', caller('seller'), 'internal')).toBe('answered');
  expect(expected('POST /payment/parked/{id}/again', caller('seller'), 'internal')).toBe('refused');
  expect(expected('POST /imports', caller('manager'), 'internal')).toBe('refused');
  expect(expected('POST /imports', caller('admin'), 'internal')).toBe('answered');
});

test('expects an object to be shown to its owner and to staff', () => {
  const key = 'POST /quotation/findbyid/{id}';
  expect(expected(key, caller('anonymous', theirs), 'public', theirs)).toBe('answered');
  expect(expected(key, caller('anonymous', theirs), 'public', others)).toBe('refused');
  expect(expected(key, caller('client', others), 'public', theirs)).toBe('refused');
  expect(expected(key, caller('manager'), 'internal', theirs)).toBe('answered');
  expect(expected(key, caller('broker'), 'internal', theirs)).toBe('refused');
  expect(expected(key, caller('anonymous', nobodys), 'public', nobodys)).toBe('refused');
});

test('expects a client’s own calls to be for clients, and a provider’s for nobody else', () => {
  expect(expected('GET /me/client', caller('client'), 'public')).toBe('answered');
  expect(expected('GET /me/client', caller('anonymous'), 'public')).toBe('refused');
  expect(expected('GET /me/client', caller('admin'), 'internal')).toBe('refused');
  expect(expected('POST /webhooks/mercadopago', caller('admin'), 'internal')).toBe('refused');
});
