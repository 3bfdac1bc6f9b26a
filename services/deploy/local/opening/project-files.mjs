/** The parts of a store's opening that go into this project's files: the company, and the domains in `.env`. */
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { textOf } from '@actual/federation/releases/env-file';
import { projectDir } from '../terminal/paths.mjs';

/** @typedef {{ publicos: string, interno: string }} Domains */

/** Where who sells is told; `npm run store:init` writes it. */
export const companyFile = join(projectDir, 'services', 'contracts', 'src', 'facts', 'company', 'company.json');

/**
 * The company's facts by the names that the operator's file gives them.
 * @type {Record<string, string>}
 */
const namesInFile = {
  name: 'razon-social',
  placeOfIssue: 'lugar-de-expedicion',
  address: 'domicilio',
  phone: 'telefono',
  mail: 'correo',
  privacyMail: 'correo-privacidad',
  phoneHours: 'horario-telefonico',
  officeHours: 'horario-oficinas',
  storeHours: 'horario-tiendas',
  installmentMinimums: 'minimos-msi',
};

/** @param {string} file in an image the project's files are nobody's to change */
function isWritable(file) {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the company's data for the next build.
 * @param {Record<string, unknown>} company
 * @param {boolean} dryRun
 * @returns the differences, a line each; where nothing can be written, one line about them
 */
export function bringCompany(company, dryRun, file = companyFile) {
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const differs = Object.keys(company).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(company[name]));
  if (differs.length === 0) return [];
  if (!isWritable(file)) {
    const names = differs.map((name) => namesInFile[name] ?? name).join(', ');
    return [
      `· las imágenes se construyeron con otra empresa (${names}): npm run store:init en el proyecto, y otras imágenes`,
    ];
  }
  if (!dryRun) writeFileSync(file, `${JSON.stringify(company, null, 2)}\n`);
  /** @param {unknown} value */
  const shown = (value) => (typeof value === 'string' ? `«${value}»` : 'otro');
  return [
    ...differs.map(
      (name) => `~ empresa, ${namesInFile[name] ?? name}: ${shown(before[name])} → ${shown(company[name])}`,
    ),
    '· los mínimos a meses se ven cuando se construye otra vez: npm start, o las imágenes',
  ];
}

/**
 * Writes the domains where neither `.env` nor the environment has any; existing ones are the operator's.
 * @param {Domains | undefined} domains
 * @param {boolean} dryRun
 * @param {string} [file]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns the changes, a line each
 */
export function bringDomains(domains, dryRun, file = join(projectDir, '.env'), env = process.env) {
  if (!domains) return [];
  const wanted = {
    PUBLIC_ORIGINS: domains.publicos,
    INTERNAL_ORIGIN: domains.interno,
    COOKIE_SECURE: String(domains.interno.startsWith('https://')),
  };
  const text = textOf(file);
  const given = { ...parseEnv(text), ...env };
  const missing = Object.entries(wanted).filter(([name]) => !given[name]);
  if (missing.length > 0 && !dryRun) {
    const lines = missing.map(([name, value]) => `${name}=${value}`).join('\n');
    writeFileSync(file, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines}\n`, { mode: 0o600 });
  }
  return [
    ...missing.map(([name, value]) => `+ .env: ${name}=${value}`),
    ...Object.entries(wanted)
      .filter(([name, value]) => given[name] && given[name] !== value)
      .map(([name, value]) => `· .env dice ${name}=${given[name]}, y el archivo ${value}; se conserva lo de .env`),
  ];
}
