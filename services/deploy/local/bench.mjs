/**
 * `npm run bench`: measurements, as tables. `--products N` sizes the catalogue, `--seconds N` each row, `--lighthouse`
 * measures pages instead (`--out FOLDER` keeps its reports, `--runs N`, `--brand kids`), `--statements` lists the SQL of a
 * purchase, `--built` skips building.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './clear-error.mjs';
import { checkNode, installMissing } from './install.mjs';
import { defaultDataDir } from './paths.mjs';
import { createProgress } from './progress.mjs';

const whole = (text, name) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} debe ser un número entero mayor que 0`);
  return number;
};

try {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '6' },
      runs: { type: 'string', default: '3' },
      out: { type: 'string' },
      brand: { type: 'string' },
      statements: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  const progress = createProgress();
  checkNode();
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
  if (!values.built) {
    const { buildAll } = await import('./build.mjs');
    await buildAll(progress, join(defaultDataDir, 'logs', 'build.log'));
  }
  if (values.lighthouse) {
    const { measurePages } = await import('@actual/bench/src/lighthouse.mjs');
    await measurePages({ progress, runs: whole(values.runs, 'runs'), out: values.out, brand: values.brand });
  } else {
    const { measureServices } = await import('@actual/bench/src/measure-services.mjs');
    await measureServices({
      progress,
      products: whole(values.products, 'products'),
      seconds: Math.min(10, whole(values.seconds, 'seconds')),
      statements: values.statements,
    });
  }
  process.exit(process.exitCode ?? 0);
} catch (error) {
  fail(error);
  process.exit(1);
}
