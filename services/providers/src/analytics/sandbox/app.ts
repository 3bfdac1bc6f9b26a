import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../../sandbox/html';
import { formatMoment, panel, sendPage, table } from '../../sandbox/page';

/** Events kept; older ones go. */
const kept = 500;

const payload = z.object({
  client_id: z.string().min(1),
  events: z.array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()) })).max(25),
});
interface Received {
  at: string;
  clientId: string;
  name: string;
  params: Record<string, unknown>;
}

/** The GA4 Measurement Protocol as far as the shop speaks it: takes events, and shows them under `/medicion`. */
export async function analyticsSandbox(app: FastifyInstance): Promise<void> {
  let received: Received[] = [];
  app.post<{ Querystring: { measurement_id?: string } }>('/mp/collect', async ({ query, body }, reply) => {
    const parsed = payload.safeParse(body);
    // like the real one: it accepts an unreadable document, and says nothing
    if (parsed.success && query.measurement_id) {
      const at = new Date().toISOString();
      const { client_id: clientId, events } = parsed.data;
      received = [...events.map((event) => ({ ...event, at, clientId })), ...received].slice(0, kept);
    }
    return reply.code(204).send();
  });
  app.get('/mp/events', async () => ({ events: received }));
  app.get('/medicion', async (_, reply) =>
    sendPage(reply, {
      path: '/medicion',
      title: 'Medición',
      content: panel(
        `Eventos (${received.length})`,
        table(
          ['Recibido', 'Evento', 'Visitante', 'Parámetros'],
          received.map(
            ({ at, name, clientId, params }) =>
              html`<tr><td>${formatMoment(at)}</td><td>${name}</td><td><code>${clientId.slice(0, 8)}</code></td><td class="wrap"><code>${JSON.stringify(params)}</code></td></tr>`,
          ),
        ),
      ),
    }),
  );
}
