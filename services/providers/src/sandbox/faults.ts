import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuseForeignForms } from './forms';

/** Switches of one sandbox: `schema` gives every switch a default, so an empty object is the quiet state. */
export class FaultSwitches<Schema extends z.ZodType<Record<string, unknown>>> {
  private values: z.output<Schema>;

  constructor(private readonly schema: Schema) {
    this.values = schema.parse({});
  }

  get current(): z.output<Schema> {
    return this.values;
  }

  /** Changes the named switches; throws a zod error on a wrong one. */
  set(changes: Record<string, unknown>): void {
    this.values = this.schema.parse({ ...this.values, ...changes });
  }

  clear(): void {
    this.values = this.schema.parse({});
  }

  /** Takes one from a counter; true when there was one to take. */
  take(name: string & keyof z.output<Schema>): boolean {
    const left = Number(this.values[name]);
    if (!(left > 0)) return false;
    this.set({ [name]: left - 1 });
    return true;
  }
}

/** `GET|POST|DELETE {path}`: reads, changes and clears the switches, as JSON or from a console's form. */
export function controlFaults<Schema extends z.ZodType<Record<string, unknown>>>(
  app: FastifyInstance,
  path: string,
  switches: FaultSwitches<Schema>,
  console: string,
): void {
  app.get(path, async () => switches.current);
  app.delete(path, async () => {
    switches.clear();
    return switches.current;
  });
  app.post(path, { preHandler: refuseForeignForms }, async (request, reply) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    // An unticked box is absent from a form, so a form states the whole set.
    if (isForm) switches.clear();
    try {
      switches.set(Object(request.body) as Record<string, unknown>);
    } catch {
      return reply.code(400).send({ error: 'unknown or invalid fault switch' });
    }
    return isForm ? reply.redirect(console, 303) : switches.current;
  });
}

/** Waits as the switch says. */
export async function beSlow(ms: number): Promise<void> {
  if (ms > 0) await delay(ms);
}

/** Cuts the line without an answer. */
export function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
