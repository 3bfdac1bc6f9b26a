import { parseArgs } from 'node:util';
import { emptyReport, perHarness, runSequences } from './sequences';

/**
 * One worker of `npm run model`: so many sequences from a seed, in databases of its own. Writes a JSON line whenever some
 * are done, and one for each failure; it goes on after a failure, for the next one may be another.
 */
const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } });
const write = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
const words = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return `${message}\n${cause instanceof Error ? cause.stack : ''}`;
};

const [runs, seed] = [Number(values.runs), Number(values.seed)];
const report = emptyReport();
let failed = false;
for (let done = 0; done < runs; done += perHarness) {
  await runSequences({ runs: Math.min(perHarness, runs - done), seed: seed + done }, report).catch((error: unknown) => {
    failed = true;
    write({ failed: words(error) });
  });
  const { user, system } = process.cpuUsage();
  write({ report, cpuSeconds: Math.round((user + system) / 1e6) });
}
process.exit(failed ? 1 : 0);
