import type { KeptPlan, Site } from '@actual/contracts';
import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { emptyPlan, planText } from '@actual/domain/room-plan/index';
import { sessionToken } from '@actual/kit/testing/tokens';
import { client, type InvoiceHarness, type Person, startInvoiceHarness } from '../testing/invoice-harness';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

const plan = (width: number): string => planText({ ...emptyPlan, room: { ...emptyPlan.room, width }, openings: [] });

function at(person: Person, site: Site = 'actual-studio') {
  const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { site, authorization: `Bearer ${sessionToken({ ...person, site })}` };
    const reply = await harness.app.inject({ method, url, headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    keep: (name: string, text = plan(4_000)) => call('PUT', '/me/plans', { name, plan: text }),
    rename: (id: string, name: string) => call('PUT', `/me/plans/${id}`, { name }),
    drop: (id: string) => call('DELETE', `/me/plans/${id}`),
    kept: async (): Promise<KeptPlan[]> => (await call('GET', '/me/plans')).body,
  };
}

test('a client keeps plans by their names, the latest first, and one of the same name takes the other’s place', async () => {
  const ana = at(await client(harness.knex));
  const first = await ana.keep('  Sala ');
  expect(first.body).toMatchObject({ name: 'Sala', plan: plan(4_000), room: { width: 4_000, pieces: 0 } });
  await ana.keep('Recámara');
  const again = await ana.keep('SALA', plan(5_000));
  expect(again.body).toMatchObject({ id: first.body.id, name: 'SALA', room: { width: 5_000 } });
  expect((await ana.kept()).map(({ name }) => name)).toEqual(['SALA', 'Recámara']);
});

test('a plan gets another name unless one has it, and is dropped once', async () => {
  const ana = at(await client(harness.knex));
  const { body: room } = await ana.keep('Sala');
  const { body: other } = await ana.keep('Recámara');
  expect(await ana.rename(room.id, 'recámara')).toMatchObject({ status: 409, body: { code: 'plan_name_taken' } });
  expect((await ana.rename(room.id, 'sala')).body).toMatchObject({ name: 'sala', plan: plan(4_000) });
  expect((await ana.drop(other.id)).status).toBe(200);
  expect((await ana.drop(other.id)).status).toBe(404);
  expect(await ana.kept()).toHaveLength(1);
});

test('a client reaches only their own plans, at the brand where they were kept', async () => {
  const person = await client(harness.knex);
  const { body: room } = await at(person).keep('Sala');
  expect(await at(person, 'actual-kids').kept()).toEqual([]);
  expect((await at(person, 'actual-kids').drop(room.id)).status).toBe(404);
  const beto = at(await client(harness.knex));
  expect(await beto.kept()).toEqual([]);
  expect((await beto.rename(room.id, 'Mío')).status).toBe(404);
});

test('what is no plan, or has no name, is refused at its field', async () => {
  const ana = at(await client(harness.knex));
  for (const [name, text, field] of [
    ['Sala', plan(4_000).slice(0, -2), 'plan'],
    ['Sala', 'x'.repeat(roomPlanLimits.characters + 1), 'plan'],
    ['   ', plan(4_000), 'name'],
    ['x'.repeat(roomPlanLimits.nameLength + 1), plan(4_000), 'name'],
  ] as const) {
    const { status, body } = await ana.keep(name, text);
    expect([status, body.code, body.details[0].field]).toEqual([400, 'invalid_input', field]);
  }
});

test('so many and no more, also at once; a full account still replaces', async () => {
  const ana = at(await client(harness.knex));
  const names = Array.from({ length: roomPlanLimits.kept + 2 }, (_, number) => `Cuarto ${number}`);
  const answers = await Promise.all(names.map((name) => ana.keep(name)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(['too_many_plans', 'too_many_plans']);
  const [there] = await ana.kept();
  expect((await ana.keep(there?.name ?? '', plan(6_000))).status).toBe(200);
  expect(await ana.kept()).toHaveLength(roomPlanLimits.kept);
});

test('a plan that the planner reads no more is still listed, without its room', async () => {
  const person = await client(harness.knex);
  const { body } = await at(person).keep('Vieja');
  await harness.knex('room_plan').where({ id: body.id }).update({ plan: 'de-otra-forma' });
  expect(await at(person).kept()).toMatchObject([{ name: 'Vieja', room: null }]);
});
