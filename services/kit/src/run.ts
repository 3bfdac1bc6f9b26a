import { outliveFullDisk } from '@actual/files/log-lines';
import type { FastifyInstance } from 'fastify';

/** Listens, and on SIGTERM or SIGINT finishes the requests under way; `release` closes what the app does not own. */
export async function run(
  app: FastifyInstance,
  at: { port: number; host: string },
  release: () => Promise<void>,
): Promise<void> {
  let leaving = false;
  const leave = async (signal: string) => {
    if (leaving) return;
    leaving = true;
    app.log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => process.exit(1), 10_000);
    giveUp.unref();
    await app.close();
    await release();
    process.exit(0);
  };
  process.once('SIGTERM', () => void leave('SIGTERM'));
  process.once('SIGINT', () => void leave('SIGINT'));
  // Node would log the whole error, row values included, and exit all the same
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'nobody caught it');
    process.exit(1);
  });
  outliveFullDisk();
  await app.listen(at);
}
