/** The settings of a start on this machine: from the environment and `.env`, parsed once. `.env.example` explains each. */
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvFile } from '@actual/federation/releases/env-file';
import { picturesBucket, privateBucket } from '@actual/files/settings';
import { z } from 'zod';
import { ClearError } from '../terminal/clear-error.mjs';
import { defaultDataDir, projectDir } from '../terminal/paths.mjs';

/** @typedef {ReturnType<typeof readSettings>} Settings */
/** @typedef {keyof typeof PORTS} PortName */

/** @param {number} usual */
const port = (usual) => z.coerce.number().int().min(1).max(65_535).default(usual);

const PORTS = {
  PUBLIC_PORT: port(4200),
  INTERNAL_PORT: port(4300),
  SANDBOX_PORT: port(4400),
  SANDBOX_SMTP_PORT: port(4425),
  CATALOG_PORT: port(4501),
  CHECKOUT_PORT: port(4502),
  ACCOUNT_PORT: port(4503),
  STAFF_PORT: port(4504),
  POSTGRES_PORT: port(4532),
};
export const PORT_NAMES = /** @type {PortName[]} */ (Object.keys(PORTS));

const shape = z
  .object({
    ...PORTS,
    ...picturesBucket.shape,
    ...privateBucket.shape,
    DATA_DIR: z.string().min(1).default(defaultDataDir),
    BACKUP_DIR: z.string().min(1).optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'debe empezar con postgres://')
      .optional(),
  })
  .superRefine(picturesBucket.check)
  .superRefine(privateBucket.check);

/** `.env` below the real environment, which wins. */
export function readEnvironment() {
  return { ...readEnvFile(join(projectDir, '.env')), ...process.env };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws ClearError naming the setting that is wrong
 */
export function readSettings(env) {
  // an empty value in .env means: not set
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given, { error: z.locales.es().localeError });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new ClearError(`Configuración incorrecta. ${wrong}. Vea .env.example`);
  }
  const settings = parsed.data;
  const byPort = new Map();
  for (const name of PORT_NAMES) {
    const twin = byPort.get(settings[name]);
    if (twin) throw new ClearError(`${twin} y ${name} tienen el mismo puerto, ${settings[name]}. Vea .env.example`);
    byPort.set(settings[name], name);
  }
  /** @param {string} path */
  const folder = (path) => resolve(projectDir, path);
  const { DATA_DIR, BACKUP_DIR } = settings;
  return { ...settings, DATA_DIR: folder(DATA_DIR), BACKUP_DIR: BACKUP_DIR && folder(BACKUP_DIR) };
}

/**
 * Waits up to two seconds for ports whose process is just leaving, as after a start command that was killed.
 * @param {Record<PortName, number>} settings
 * @param {PortName[]} names
 * @throws ClearError with one line per port that somebody else holds
 */
export async function assertPortsFree(settings, names = PORT_NAMES) {
  let taken = names;
  for (let attempt = 0; attempt < 10 && taken.length > 0; attempt += 1) {
    if (attempt > 0) await sleep(200);
    const free = await Promise.all(taken.map((name) => isFree(settings[name])));
    taken = taken.filter((_, index) => !free[index]);
  }
  if (taken.length === 0) return;
  const lines = taken.map(
    (name) => `El puerto ${settings[name]} está ocupado. Elija otro con ${name}, p. ej. en .env.`,
  );
  throw new ClearError(lines.join('\n'));
}

/**
 * Below the ports that systems give to outgoing connections, one of which could take a port before its process does.
 */
const FREE_PORTS = { from: 12_000, to: 32_000 };

/**
 * As many different free ports as there are port settings, by name.
 * @returns {Promise<Record<string, string>>}
 */
export async function freePorts() {
  /** @type {Record<string, string>} */
  const ports = {};
  // two stores that start together begin at different places
  let port = FREE_PORTS.from + Math.floor(Math.random() * (FREE_PORTS.to - FREE_PORTS.from));
  for (const name of PORT_NAMES) {
    do port = port + 1 < FREE_PORTS.to ? port + 1 : FREE_PORTS.from;
    while (!(await isFree(port)));
    ports[name] = String(port);
  }
  return ports;
}

/** @param {number} number */
async function isFree(number) {
  const probe = await listen(number);
  if (probe) await close(probe);
  return probe !== undefined;
}

/** @param {import('node:net').Server} server */
const close = (server) => new Promise((done) => server.close(done));

/**
 * @param {number} number
 * @returns {Promise<import('node:net').Server | undefined>}
 */
function listen(number) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen({ port: number, host: '127.0.0.1', exclusive: true }, () => done(server));
  });
}
