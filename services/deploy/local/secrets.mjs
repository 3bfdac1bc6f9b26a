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

/** The files that git tracks, and new ones that it does not ignore. */
function filesOfRepository() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', list, { cwd: projectDir, maxBuffer: 2 ** 26, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name && !pictures.test(name))
    .map((name) => join(projectDir, name))
    .filter((file) => existsSync(file));
}

/**
 * @param {string} filePath
 * @param {string} content
 */
async function messagesIn(filePath, content) {
  /** @type {Parameters<typeof lintSource>[0]['source']} */
  const source = { filePath, content, contentType: 'text' };
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } });
  return messages;
}

/** Files that are looked at together first: secretlint's own bookkeeping grows with the square of its sources. */
const together = 200;

/**
 * Places where a secret stands, never the secret itself.
 * @param {string[]} files
 */
async function secretsIn(files) {
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')]);
  // its marks hold until the end of a source: a file that has one would hide those behind it
  const groups = texts.filter(([, text]) => text.includes('secretlint-disable')).map((one) => [one]);
  const plain = texts.filter(([, text]) => !text.includes('secretlint-disable'));
  for (let at = 0; at < plain.length; at += together) groups.push(plain.slice(at, at + together));
  /** @type {string[]} */
  const found = [];
  for (const group of groups) {
    const all = await messagesIn('together.txt', group.map(([, text]) => text).join('\n'));
    if (all.length === 0) continue;
    for (const [file, text] of group)
      for (const { loc, message } of await messagesIn(file, text)) found.push(`${file}:${loc.start.line}: ${message}`);
  }
  return found;
}

const named = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
const lost = named.filter((file) => !existsSync(file));
if (lost.length > 0) {
  process.stderr.write(`There is no ${lost.join(', ')}.\n`);
  process.exitCode = 1;
} else if (named.length === 0 && !existsSync(join(projectDir, '.git'))) {
  process.stdout.write('Without git the files of the repository are not known: no secrets were looked for.\n');
} else {
  const found = await secretsIn(named.length > 0 ? named : filesOfRepository());
  process.stdout.write(found.map((line) => `${line}\n`).join(''));
  process.exitCode = found.length > 0 ? 1 : 0;
}
