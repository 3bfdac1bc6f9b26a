import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import { type Knex, prepared } from '@actual/database';
import type { FastifyRequest } from 'fastify';
import { addUses, type UseTable } from '../caps/count-uses';
import { Digests } from '../caps/digests';
import { AppError } from '../replies/errors';

const windowSeconds = 60;

/** Calls of an address within a minute, counted in PostgreSQL for every copy of a service together. */
export class SharedCounts {
  private readonly digests: Digests;

  constructor(
    private readonly db: Knex,
    private readonly table: UseTable,
    secret: string,
  ) {
    this.digests = new Digests(secret);
  }

  /** Counts a call of the endpoint `name`. @throws rate_limited above `perMinute`, with the seconds to wait */
  async take(request: FastifyRequest, name: string, perMinute: number): Promise<void> {
    const [row] = await prepared<{ uses: number; seconds: number }>(
      this.db,
      `${this.table}-call`,
      `INSERT INTO ${this.table} (subject, cap, uses, ends_at) VALUES (?, ?, 1, now() + ? * interval '1 second')
       ${addUses(this.table)} RETURNING uses, ceil(extract(epoch FROM ends_at - now()))::int AS seconds`,
      [this.digests.of('address', addressOf(request.ip)), name, windowSeconds],
    );
    if (row && row.uses > perMinute) throw new AppError('rate_limited', undefined, undefined, row.seconds);
  }
}
