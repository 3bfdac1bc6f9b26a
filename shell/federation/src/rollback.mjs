/** `npm run rollback -- mfe-checkout`: its last release is taken back, a canary or the version that everybody has. */
import { parseArgs } from 'node:util';
import { rollback } from './publishing.mjs';
import { describeMark, marksOf } from './quarantine.mjs';
import { assertRegistry, releaseSettings, settingFlags } from './release-settings.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: settingFlags });
const { registry } = releaseSettings(values);
const name = (positionals[0] ?? '').replace(/^mfe-/, '');
try {
  assertRegistry(registry);
  const version = await rollback(registry, name);
  process.stdout.write(`${name} vuelve a ${version}\n`);
  for (const mark of marksOf(registry, name)) process.stdout.write(`${describeMark(mark)}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
