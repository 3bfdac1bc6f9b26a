import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Lets Fastify read a console's forms. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/** Stops another site's page from pressing the console's buttons: a browser says where a form comes from. */
export async function refuseForeignForms(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers;
  if (!origin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.headers.host) {
    await reply.code(403).send({ error: 'a form of another site' });
  }
}
