/** `npm run rollback -- mfe-checkout`: its last release is taken back, a canary or the version that everybody has. */
import { rollback } from './releases/publishing.mjs';
import { describeMark, marksOf } from './releases/quarantine.mjs';
import { assertRegistry, readWords, releaseSettings, settingFlags } from './releases/release-settings.mjs';

const usage = 'Uso: npm run rollback -- mfe-checkout [--registry CARPETA]';

try {
  const { values, positionals } = readWords(settingFlags, usage);
  const name = (positionals[0] ?? '').replace(/^mfe-/, '');
  if (!name || positionals.length > 1) throw new Error(usage);
  const { registry } = releaseSettings(values);
  assertRegistry(registry);
  const version = await rollback(registry, name);
  process.stdout.write(`${name} vuelve a ${version}\n`);
  for (const mark of marksOf(registry, name)) process.stdout.write(`${describeMark(mark)}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
