/**
 * `npm run secrets`: looks for keys, tokens and passwords of well-known shapes in the files of the repository, by
 * secretlint's recommended rules; `-- FILE …` looks in those only. Exit code 1 where one was found.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { projectDir } from './terminal/paths.mjs';

const preset = '@secretlint/secretlint-rule-preset-recommend';
const config = { rules: [{ id: preset, rule: creator, options: {} }] };
const pictures = /\.(avif|glb|gz|ico|jpg|pdf|png|webp|woff2|xlsx)$/;

/** What is committed or would be: a copy without git cannot tell it from what is ignored. */
function filesOfRepository() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', list, { cwd: projectDir, maxBuffer: 2 ** 26, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name && !pictures.test(name))
    .map((name) => join(projectDir, name))
    .filter((file) => existsSync(file));
}

/** Places where a secret stands, never the secret itself. */
async function secretsIn(file) {
  const source = { filePath: file, content: readFileSync(file, 'utf8'), contentType: 'text' };
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } });
  return messages.map(({ loc, message }) => `${file}:${loc.start.line}: ${message}`);
}

const named = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
if (named.length === 0 && !existsSync(join(projectDir, '.git'))) {
  process.stdout.write('Sin git no se sabe qué archivos son del repositorio: no se buscaron secretos.\n');
} else {
  const found = [];
  for (const file of named.length > 0 ? named : filesOfRepository()) found.push(...(await secretsIn(file)));
  process.stdout.write(found.map((line) => `${line}\n`).join(''));
  process.exitCode = found.length > 0 ? 1 : 0;
}
