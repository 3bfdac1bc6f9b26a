import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beSlow, controlFaults, FaultSwitches } from '../../sandbox/faults';
import { html } from '../../sandbox/html';
import { faultForm, formatMoment, panel, sendPage, state, table } from '../../sandbox/page';
import { StateFile } from '../../sandbox/state-file';

export type NewsletterSandboxCredentials = { apiKey: string };

const count = z.coerce.number().int().min(0).max(1_000_000).default(0);
const newsletterFaults = z.strictObject({
  /** Wait before the work of every request, in milliseconds. */
  slowMs: count,
  /** Requests to answer with 503 before anything is done. */
  failNext: count,
});

const member = z.object({
  email_address: z.email(),
  status_if_new: z.enum(['subscribed', 'unsubscribed', 'pending']),
  status: z.enum(['subscribed', 'unsubscribed', 'pending']),
});
interface Member {
  list: string;
  email: string;
  status: z.output<typeof member>['status'];
  changedAt: string;
}

/** Members kept; those that changed first go. */
const kept = 2_000;

const refuse = (reply: FastifyReply, status: number, title: string, detail: string) =>
  reply.code(status).type('application/problem+json').send({ title, detail, status, instance: '' });

/** Mailchimp's Marketing API as far as the shop speaks it: puts members on lists, and shows them under `/boletin`. */
export async function newsletterSandbox(
  app: FastifyInstance,
  { apiKey, stateFile }: NewsletterSandboxCredentials & { stateFile: string | undefined },
): Promise<void> {
  const faults = new FaultSwitches(newsletterFaults);
  const file: StateFile<Member[]> = new StateFile(stateFile, () => [...members.values()]);
  const nameOf = ({ list, email }: Pick<Member, 'list' | 'email'>) => `${list} ${email.toLowerCase()}`;
  const members: Map<string, Member> = new Map((file.load() ?? []).map((one): [string, Member] => [nameOf(one), one]));
  app.addHook('onClose', async () => file.flush());

  const isKnown = ({ headers }: FastifyRequest): boolean => {
    const [, basic = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    return Buffer.from(basic, 'base64').toString().split(':')[1] === apiKey;
  };

  app.get('/3.0/ping', async (request, reply) =>
    isKnown(request)
      ? { health_status: "Everything's Chimpy!" }
      : refuse(reply, 401, 'API Key Invalid', 'Your API key may be invalid'),
  );
  app.get<{ Params: { list: string } }>('/3.0/lists/:list', async (request, reply) =>
    isKnown(request)
      ? { id: request.params.list }
      : refuse(reply, 401, 'API Key Invalid', 'Your API key may be invalid'),
  );
  app.put<{ Params: { list: string; name: string } }>('/3.0/lists/:list/members/:name', async (request, reply) => {
    await beSlow(faults.current.slowMs);
    if (faults.take('failNext')) return reply.code(503).send('down');
    if (!isKnown(request)) return refuse(reply, 401, 'API Key Invalid', 'Your API key may be invalid');
    const { list, name } = request.params;
    const asked = member.safeParse(request.body);
    const isNamed =
      createHash('md5')
        .update(asked.data?.email_address.toLowerCase() ?? '')
        .digest('hex') === name;
    if (!asked.success || !isNamed)
      return refuse(reply, 400, 'Invalid Resource', 'Please provide a valid email address.');
    const { email_address: email, status_if_new: first, status } = asked.data;
    const known = members.has(nameOf({ list, email }));
    const now = { list, email, status: known ? status : first, changedAt: new Date().toISOString() };
    members.delete(nameOf(now));
    members.set(nameOf(now), now);
    for (const oldest of members.keys()) {
      if (members.size <= kept) break;
      members.delete(oldest);
    }
    file.changed();
    return { id: name, email_address: email, status: now.status, list_id: list };
  });
  app.get('/members', async () => ({ members: [...members.values()] }));
  controlFaults(app, '/_control/faults', faults, app.prefix);
  app.get('/', async (_, reply) => {
    const rows = [...members.values()].reverse().slice(0, 100);
    const content = html`${panel(
      `Lectores (${members.size})`,
      table(
        ['Cambió', 'Lista', 'Correo', 'Estado'],
        rows.map(
          ({ changedAt, list, email, status }) =>
            html`<tr><td>${formatMoment(changedAt)}</td><td>${list}</td><td>${email}</td><td>${status === 'subscribed' ? state('En la lista', 'ok') : state('Fuera', 'bad')}</td></tr>`,
        ),
      ),
    )}${panel(
      'Fallas',
      faultForm(`${app.prefix}/_control/faults`, [
        { name: 'slowMs', label: 'Demora (ms)', value: faults.current.slowMs },
        { name: 'failNext', label: 'Fallar las próximas', value: faults.current.failNext },
      ]),
    )}`;
    return sendPage(reply, { path: app.prefix, title: 'Boletín', content });
  });
}
