/** Lines of `.env` that say something else than the person who wrote them meant. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { textOf } from '@actual/federation/releases/env-file';
import leven from 'leven';
import { isRealStore } from '../store/real-store.mjs';
import { projectDir } from '../terminal/paths.mjs';

/** @typedef {import('../doctor.mjs').Finding} Finding */

/**
 * Settings of `.env` that stand in no example, so that nobody reads them: mistyped, or of an older version.
 * @param {string} given
 * @param {string} example
 */
export function unreadSettings(given, example) {
  const known = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  return Object.keys(parseEnv(given))
    .filter((name) => !known.includes(name) && !/^(?:AWS|OTEL|NODE)_|^TZ$/.test(name))
    .map((name) => {
      const near = known.map((one) => ({ one, letters: leven(one, name) })).sort((a, b) => a.letters - b.letters)[0];
      const todo =
        near && near.letters <= 3 ? `¿Quiso decir ${near.one}?` : 'Quítela; las que hay están en .env.example.';
      return { what: name, wrong: 'nadie lee esta variable de .env', todo };
    });
}

/** How a value may be misread, the first that fits. @type {[(value: string) => boolean, string, string][]} */
const misread = [
  [
    (value) => /^["'`]/.test(value) && value.trimEnd().indexOf(value[0], 1) < 0 && !value.includes('-----BEGIN'),
    'sus comillas no se cierran, y lo que sigue se lee como parte de ella',
    'Cierre las comillas en el mismo renglón.',
  ],
  [
    (value) => /^[“”‘’«]/.test(value),
    'trae comillas tipográficas, que se leen como parte del valor',
    'Póngalas rectas, o ninguna.',
  ],
  [
    (value) => /^[^\s"'`#]+#/.test(value),
    'lo que va después de # no se lee',
    'Encierre todo el valor entre comillas simples.',
  ],
  [(value) => value.includes('…'), 'todavía dice «…», como el ejemplo', 'Escriba lo suyo en ese lugar.'],
];

/**
 * @param {string} text of `.env`
 * @returns {Finding[]}
 */
export function misreadLines(text) {
  /** @type {Map<string, { line: number, value: string }[]>} */
  const given = new Map();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, name, value] = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name) given.set(name, [...(given.get(name) ?? []), { line: at + 1, value }]);
  }
  return [...given].flatMap(([what, places]) => {
    const lines = places.map(({ line }) => line).join(' y ');
    if (places.length > 1)
      return [{ what, wrong: `está en .env en los renglones ${lines}`, todo: 'Deje uno: vale el último.' }];
    const found = misread.find(([isSo]) => isSo(places[0].value));
    return found ? [{ what, wrong: `renglón ${lines} de .env: ${found[1]}`, todo: found[2] }] : [];
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Finding[]}
 */
export function envFileOf(env) {
  const file = join(projectDir, '.env');
  const text = textOf(file);
  const open = existsSync(file) && process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return [
    ...(open && isRealStore(env)
      ? [{ what: '.env', wrong: 'otros usuarios de esta máquina pueden leer sus secretos', todo: 'chmod 600 .env' }]
      : []),
    ...misreadLines(text),
    ...unreadSettings(text, textOf(join(projectDir, '.env.example'))),
  ];
}
