import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

let database: TestDatabase;
let collector: Server;
let store: ChildProcess;
const bodies: string[] = [];
const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(Buffer.concat(parts).toString());
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(async () => {
  store?.kill('SIGKILL');
  collector.close();
  await database.close();
});

async function openStore(): Promise<string> {
  const { port } = collector.address() as AddressInfo;
  store = spawn(
    process.execPath,
    ['--import', join(__dirname, 'tracing.mjs'), join(__dirname, 'testing', 'traced-store.mjs')],
    {
      env: {
        ...process.env,
        DATABASE_URL: database.urlFor('checkout'),
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        OTEL_SERVICE_NAME: 'gateway',
        OTEL_BSP_SCHEDULE_DELAY: '50',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (!store.stdout) throw new Error('no output');
  const [address] = await once(createInterface(store.stdout), 'line');
  return String(address);
}

test('one trace leads from a browser’s call through gateway and service to the statement, and says nothing of a person', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const address = await openStore();
  const reply = await fetch(`${address}/api/order/secreto-1?correo=ana@correo.mx`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'user-agent': 'secreto-2' },
  });
  expect(await reply.json()).toEqual({ id: 'secreto-1' });
  const sql = () =>
    spans().find(({ attributes }) => attributes.some(({ value }) => value.stringValue === 'select $1::text as id'));
  const named = (name: string) => spans().find((span) => span.name === name);
  await until(() => Boolean(sql() && named('GET /order/:id') && named('GET /api/order/:id')));
  const gateway = named('GET /api/order/:id');
  const service = named('GET /order/:id');
  const call = spans().find(({ spanId }) => spanId === service?.parentSpanId);
  expect(gateway?.parentSpanId).toBe('b7ad6b7169203331');
  expect(call?.parentSpanId).toBe(gateway?.spanId);
  expect(new Set(spans().map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(spans().find(({ spanId }) => spanId === sql()?.parentSpanId)?.traceId).toBe(traceId);
  expect(JSON.stringify(gateway)).toContain('request-1');
  expect(reply.headers.get('server-timing')).toBe(`traceparent;desc="00-${traceId}-${gateway?.spanId}-01"`);
  expect(bodies[0]).toContain('"stringValue":"gateway"');
  expect(bodies.join()).not.toMatch(/secreto|correo|ana@/);
});
