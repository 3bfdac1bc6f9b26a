/** `npm run bench`: measurements, as tables; its flags are in `services/documents/commands.md`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { givenPath } from '@actual/deploy/local/import-command.mjs';
import { ClearError, fail } from '@actual/deploy/local/terminal/clear-error.mjs';
import { defaultDataDir } from '@actual/deploy/local/terminal/paths.mjs';
import { createProgress } from '@actual/deploy/local/terminal/progress.mjs';
import { readFlags } from '@actual/deploy/local/terminal/read-flags.mjs';

/**
 * @param {string} text
 * @param {string} name
 */
const whole = (text, name) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new ClearError(`--${name} must be a whole number above 0`);
  return number;
};

/** @param {string[]} given */
function foreignFiles(given) {
  if (given.length === 0) return undefined;
  const [catalog, queries, classes] = given.map(givenPath);
  if (given.length !== 3)
    throw new ClearError('Usage: npm run bench -- --relevance [CATALOG.csv.gz QUERIES.tsv CLASSES.csv]');
  return { catalog, queries, classes };
}

try {
  const { values, positionals } = readFlags({
    allowPositionals: true,
    options: {
      products: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '6' },
      runs: { type: 'string', default: '3' },
      out: { type: 'string' },
      brand: { type: 'string' },
      statements: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      taps: { type: 'boolean', default: false },
      presses: { type: 'boolean', default: false },
      relevance: { type: 'boolean', default: false },
      details: { type: 'boolean', default: false },
      sizes: { type: 'boolean', default: false },
      accounts: { type: 'boolean', default: false },
      tries: { type: 'string', default: '200' },
      gateway: { type: 'boolean', default: false },
      'way-in': { type: 'boolean', default: false },
      staff: { type: 'boolean', default: false },
      scroll: { type: 'boolean', default: false },
      ratios: { type: 'boolean', default: false },
      floor: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      catalog: { type: 'string' },
      mapping: { type: 'string' },
      orders: { type: 'string', default: '1000000' },
      built: { type: 'boolean', default: false },
    },
  });
  // standard output is the store's own line there
  const progress = createProgress({ to: values.serve ? process.stderr : process.stdout });
  const seconds = Math.min(10, whole(values.seconds, 'seconds'));
  if (!values.built && !values.relevance) {
    const { buildAll } = await import('@actual/deploy/local/toolchain/build.mjs');
    await buildAll(progress, join(defaultDataDir, 'logs', 'build.log'));
  }
  if (values.relevance) {
    const { measureRelevance } = await import('./relevance/measure.mjs');
    await measureRelevance({ progress, foreign: foreignFiles(positionals), details: values.details });
  } else if (values.serve) {
    const { serveStore } = await import('./serve.mjs');
    const [file, mappingFile] = [values.catalog, values.mapping].map((given) => given && givenPath(given));
    if (file && !existsSync(file)) throw new ClearError(`There is no file ${file}.`);
    const products = whole(values.products, 'products');
    await serveStore({ progress, products, merchant: file ? { file, mappingFile } : undefined });
  } else if (values.sizes) {
    const { measureSizes } = await import('./sizes.mjs');
    await measureSizes({
      progress,
      sizes: positionals.map((one) => whole(one, 'sizes')),
      seconds,
    });
  } else if (values.lighthouse) {
    const { measurePages } = await import('./lighthouse.mjs');
    const { out, brand, accounts: account } = values;
    await measurePages({ progress, runs: whole(values.runs, 'runs'), out, brand, account });
  } else if (values.taps) {
    const { measureTaps } = await import('./taps/measure.mjs');
    await measureTaps({ progress, runs: whole(values.runs, 'runs'), brand: values.brand });
  } else if (values.presses) {
    const { measurePresses } = await import('./presses.mjs');
    await measurePresses({ progress, runs: whole(values.runs, 'runs') });
  } else if (values.staff && values.scroll) {
    const { measureScroll } = await import('./staff/scroll.mjs');
    await measureScroll({ progress });
  } else if (values.staff) {
    const { measureStaff } = await import('./staff/measure.mjs');
    const orders = whole(values.orders, 'orders');
    await measureStaff({ progress, orders, quotations: orders });
  } else if (values.ratios) {
    const { measureRatios } = await import('./ratios.mjs');
    await measureRatios({ progress, products: whole(values.products, 'products'), seconds, keep: values.keep });
  } else if (values.floor) {
    const { measureFloor } = await import('./floor/measure.mjs');
    await measureFloor({ progress, products: whole(values.products, 'products'), seconds, keep: values.keep });
  } else if (values['way-in']) {
    const { measureWayInAlone } = await import('./way-in.mjs');
    await measureWayInAlone({ progress, products: whole(values.products, 'products') });
  } else if (values.gateway) {
    const { measureGateway } = await import('./gateway.mjs');
    await measureGateway({ progress, products: whole(values.products, 'products'), seconds });
  } else if (values.accounts) {
    const { measureAccounts } = await import('./accounts.mjs');
    await measureAccounts({ progress, tries: whole(values.tries, 'tries') });
  } else {
    const { measureServices } = await import('./measure-services.mjs');
    await measureServices({
      progress,
      products: whole(values.products, 'products'),
      seconds,
      statements: values.statements,
    });
  }
  process.exit(process.exitCode ?? 0);
} catch (error) {
  fail(error);
  process.exit(1);
}
