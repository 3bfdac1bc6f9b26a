import fastify from 'fastify';
import { cohortCookie, cohortOf, isAmong } from './cohort';

const asking = async (cookie?: string) => {
  const app = fastify();
  app.get('/', (request, reply) => reply.send({ cohort: cohortOf(request, reply) }));
  const answer = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
  return { cohort: answer.json().cohort as number, kept: answer.headers['set-cookie'] };
};

test('a browser draws its group once and keeps it', async () => {
  const first = await asking();
  expect(first.cohort).toBeGreaterThanOrEqual(0);
  expect(first.cohort).toBeLessThan(100);
  expect(first.kept).toContain(`${cohortCookie}=${first.cohort}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`);
  expect(await asking(`${cohortCookie}=${first.cohort}`)).toEqual({ cohort: first.cohort, kept: undefined });
});

test.each(['100', '-1', 'x', '', '7.5', '<script>'])('a made-up group (%s) is drawn anew', async (value) => {
  expect((await asking(`${cohortCookie}=${value}`)).kept).toContain(`${cohortCookie}=`);
});

test('canaries of two remotes reach different visitors first', () => {
  const theFirstOf = (remote: string) => Array.from({ length: 100 }, (_, c) => c).filter((c) => isAmong(c, 10, remote));
  expect(theFirstOf('catalog')).toHaveLength(10);
  expect(theFirstOf('catalog')).not.toEqual(theFirstOf('checkout'));
});
