/**
 * `npm run audit`: known vulnerabilities of the packages in `package-lock.json` that the store runs with, as npm's registry
 * tells them. Exit code 1 from severity high on. A registry that does not answer is told, and is no failure.
 */
import { spawnSync } from 'node:child_process';
import { fail } from './terminal/clear-error.mjs';
import { speakEnglish } from './terminal/language.mjs';
import { projectDir } from './terminal/paths.mjs';
import { readFlags } from './terminal/read-flags.mjs';

speakEnglish();
try {
  readFlags({ options: {} });
} catch (error) {
  fail(error);
  process.exit();
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: projectDir,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
});
/**
 * @typedef {{ name: string, severity: string, range: string, fixAvailable: unknown, via: (string | { title: string })[] }} Vulnerability
 * @type {{
 *   vulnerabilities: Record<string, Vulnerability>,
 *   metadata?: { vulnerabilities: Record<string, number>, dependencies: { total: number } },
 * }}
 */
const { vulnerabilities, metadata } = JSON.parse(stdout || '{}');
if (metadata) {
  for (const { name, severity, range, via, fixAvailable } of Object.values(vulnerabilities)) {
    const titles = via.flatMap((one) => (typeof one === 'string' ? [] : [one.title])).join('; ');
    const remedy = fixAvailable ? 'there is a fix' : 'no fix';
    process.stdout.write(`${severity}  ${name} ${range}  ${titles || `by ${via.join(', ')}`}  (${remedy})\n`);
  }
  const { total, high, critical } = metadata.vulnerabilities;
  process.stdout.write(`${metadata.dependencies.total} packages, ${total} with advisories\n`);
  process.exitCode = high + critical > 0 ? 1 : 0;
} else process.stdout.write('npm’s registry did not answer: whether there are advisories is not known.\n');
