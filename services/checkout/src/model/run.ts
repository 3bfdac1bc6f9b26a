import { parseArgs } from 'node:util';
import { runSequences } from './sequences';

/** One worker of `npm run model`: so many sequences from a seed, in a database of its own. Writes a JSON line a step. */
const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const write = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
try {
  const wanted = { runs: Number(values.runs), seed: Number(values.seed), path: values.path };
  const report = await runSequences(wanted, (sofar) => write({ sofar }));
  write({ report, cpuSeconds: Math.round(process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6) });
  process.exit(0);
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  write({ failed: `${message}\n${cause instanceof Error ? cause.stack : ''}` });
  process.exit(1);
}
