import { rememberedCallers } from '@actual/contracts/facts/capacities';
import { type Limit, type LimitName, limits } from '@actual/contracts/facts/limits';
import { addressBits } from '@actual/contracts/facts/limits/caller-addresses';
import type { Knex } from '@actual/database';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { UseTable } from '../caps/count-uses';
import { SharedCounts } from './shared-counts';

export interface RateLimitOptions {
  db: Knex;
  cookieSecret: string;
  /** Calls per minute and address; 0 switches every limit off (measurements). */
  perMinute: number;
  /** The service's table of callers' uses; needed when calls have limits of their own. */
  useTable?: UseTable;
}

/**
 * How often an address may call one endpoint in a minute: a limit of `facts/limits.ts`, where LIMITS.md and the attack
 * find it, or another number in its place; `none`: it counts its uses itself.
 */
export type PerMinute = LimitName | { readonly limit: LimitName; readonly most: number } | 'none';

/**
 * How often an address may call. Limits that keep a copy of a service polite are counted in its memory; limits of mail,
 * money or passwords are counted for all copies together.
 */
export class RateLimits {
  private constructor(
    private readonly app: FastifyInstance,
    private readonly options: RateLimitOptions,
  ) {}

  static async install(app: FastifyInstance, options: RateLimitOptions): Promise<RateLimits> {
    const { perMinute: max } = options;
    if (max > 0)
      await app.register(rateLimit, { max, timeWindow: '1 minute', cache: rememberedCallers, ipv6Subnet: addressBits });
    return new RateLimits(app, options);
  }

  /** The route options of an endpoint with a limit of its own. */
  ofRoute(name: string, perMinute: PerMinute | undefined): Pick<RouteShorthandOptions, 'config' | 'preParsing'> {
    if (perMinute === undefined || this.options.perMinute === 0) return {};
    if (perMinute === 'none') return { config: { rateLimit: false } };
    const most = typeof perMinute === 'string' ? limits[perMinute].most : perMinute.most;
    const { db, useTable, cookieSecret } = this.options;
    if (!useTable) throw new Error(`${name} needs a table that its calls are counted in`);
    const shared = new SharedCounts(db, useTable, cookieSecret);
    return {
      // first in memory: an attack on one copy costs no more writes than the limit lets through
      config: { rateLimit: { max: most, timeWindow: '1 minute' } },
      preParsing: async (request, _reply, payload) => {
        await shared.take(request, name, most);
        return payload;
      },
    };
  }

  /** The route options of a plain route, which each copy counts in its own memory. */
  inMemory(limit: LimitName): Pick<RouteShorthandOptions, 'config'> {
    return { config: { rateLimit: { max: limits[limit].most, timeWindow: '1 minute' } } };
  }

  /**
   * Counts uses by address in the memory of this copy: the answered function takes one more and tells how many there were
   * within the limit's seconds, at most one more than `most`. Always 0 where limits are off.
   */
  counter({ most, seconds }: Limit): (request: FastifyRequest) => Promise<number> {
    if (this.options.perMinute === 0) return async () => 0;
    const count = this.app.createRateLimit({
      max: most,
      timeWindow: (seconds ?? 0) * 1_000,
    });
    return async (request) => {
      const used = await count(request);
      if (used.isAllowed) return 0;
      return used.isExceeded ? most + 1 : most - used.remaining;
    };
  }
}
