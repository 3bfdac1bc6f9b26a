import type { Knex } from '@actual/database';
import { Gauge } from 'prom-client';
import type { Outbox } from '../outbox';
import type { Service } from '../service';

/** A number of `/metrics`: its name, its meaning, and the statement that returns it as `value`. */
interface Reading {
  readonly name: string;
  readonly help: string;
  readonly sql: string;
}

/** Reads a number from the database whenever `/metrics` is asked for; one that cannot be read is left out, and logged. */
export function gaugeFrom(
  { app, metrics }: Pick<Service, 'app' | 'metrics'>,
  db: Knex,
  { name, help, sql }: Reading,
): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      try {
        const { rows } = await db.raw<{ rows: { value: number }[] }>(sql);
        this.set(rows[0]?.value ?? 0);
      } catch (error) {
        this.remove();
        app.log.warn({ err: error, gauge: name }, 'gauge not read');
      }
    },
  });
}

/** The backlog of a service's outbox: how long it is overdue, and the messages that a person has to look at. */
export function outboxGauges(service: Pick<Service, 'app' | 'metrics'>, db: Knex, table: Outbox<never>['table']): void {
  gaugeFrom(service, db, {
    name: 'outbox_overdue_seconds',
    help: 'How long the oldest message that is due has waited',
    sql: `SELECT coalesce(extract(epoch FROM now() - min(next_at)), 0)::float AS value FROM ${table}
      WHERE done_at IS NULL AND parked_at IS NULL AND next_at <= now()`,
  });
  gaugeFrom(service, db, {
    name: 'outbox_dead_letters',
    help: 'Messages that failed too often and wait for a person',
    sql: `SELECT count(*)::int AS value FROM ${table} WHERE done_at IS NULL AND parked_at IS NOT NULL`,
  });
}
