/** The database: reached, of this version, whose data, with its pictures, and how long messages wait in it. */
import { readdirSync } from 'node:fs';
import { picturesBucket } from '@actual/files/settings';
import { picturesDirOf } from '../store/places.mjs';
import { isRealStore } from '../store/real-store.mjs';
import { readSecrets } from '../store/secrets.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';
import { clockSkew, longestWait } from './tolerances.mjs';

/** @typedef {import('../store/settings.mjs').Settings} Settings */
/** @typedef {import('../doctor.mjs').Finding} Finding */
/** @typedef {import('@actual/database/opening/inspect-database').Inspection} Inspected */

/** @param {readonly string[]} names */
const shown = (names, most = 5) =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ` y ${names.length - most} más` : ''}`;

/**
 * Where the database answers; the embedded one only while the store runs.
 * @param {Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'POSTGRES_PORT'>} settings
 */
function urlOf({ DATABASE_URL, DATA_DIR, POSTGRES_PORT }) {
  if (DATABASE_URL) return DATABASE_URL;
  const password = encodeURIComponent(readSecrets(DATA_DIR).POSTGRES_PASSWORD);
  return `postgres://store_admin:${password}@127.0.0.1:${POSTGRES_PORT}/actual_store`;
}

/**
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../doctor.mjs').Finding[]>}
 */
export async function databaseOf(settings, env) {
  const { isPortFree } = await loadTs('services/database/src/postgres/ports.ts');
  if (!settings.DATABASE_URL && (await isPortFree(settings.POSTGRES_PORT)))
    return [{ what: 'Base de datos', note: 'cerrada con la tienda; ábrala para revisar lo que guarda' }];
  const { inspectDatabase } = await loadTs('services/database/src/opening/inspect-database.ts');
  const url = urlOf(settings);
  try {
    const found = await inspectDatabase(url);
    return [...findingsOf(found, settings, env), ...(found.state ? [await promisesOf(url)] : [])];
  } catch (error) {
    return [unreachable(settings, error)];
  }
}

/** What PostgreSQL and the network say of a setting that is wrong. @type {Record<string, string>} */
const refusals = {
  '28P01': 'no acepta el usuario o la contraseña',
  28000: 'no acepta a ese usuario desde esta máquina',
  '3D000': 'no tiene una base con ese nombre',
  ECONNREFUSED: 'no hay nada en esa dirección y ese puerto',
  ENOTFOUND: 'no existe un servidor con ese nombre',
};

/**
 * @param {Pick<Settings, 'DATABASE_URL' | 'POSTGRES_PORT'>} settings
 * @param {NodeJS.ErrnoException} error
 * @returns {Finding}
 */
function unreachable({ DATABASE_URL, POSTGRES_PORT }, { code = '', message }) {
  const reason = refusals[code] ? `${refusals[code]} (${code})` : code || message;
  if (DATABASE_URL)
    return {
      what: 'Base de datos',
      wrong: `no se alcanza: ${reason}`,
      todo: 'Revise DATABASE_URL (un signo como @ : / # de la contraseña se escribe %40 %3A %2F %23) y que PostgreSQL esté en marcha.',
    };
  return {
    what: 'Base de datos',
    wrong: `el puerto ${POSTGRES_PORT} lo tiene otro programa (${reason})`,
    todo: 'Cierre ese programa, o elija otro puerto con POSTGRES_PORT.',
  };
}

/**
 * @param {Inspected} found
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Finding[]}
 */
function findingsOf(found, settings, env) {
  const { server, ahead, behind, newer, state, overdue } = found;
  const schema = 'Esquema de la base';
  if (newer.length > 0)
    return [
      { what: 'Base de datos', note: `PostgreSQL ${server}` },
      {
        what: schema,
        wrong: `es de una versión más nueva (${shown(newer)})`,
        todo: 'Use la versión de la tienda que la dejó así, o una más nueva.',
      },
    ];
  if (behind.length > 0)
    return [
      { what: 'Base de datos', note: `PostgreSQL ${server}` },
      {
        what: schema,
        wrong: `le faltan ${behind.length} pasos`,
        todo: 'npm start, npm run store:init, o el trabajo prepare con imágenes.',
      },
    ];
  return [
    { what: 'Base de datos', note: `PostgreSQL ${server}` },
    { what: schema, note: 'al día' },
    Math.abs(ahead) > clockSkew
      ? {
          what: 'Reloj de la base',
          wrong: `difiere ${Math.round(Math.abs(ahead))} s`,
          todo: 'Sincronice los relojes (NTP).',
        }
      : { what: 'Reloj de la base' },
    ...(state ? dataOf(state, isRealStore(env)) : []),
    picturesOf(found.pictures, settings, env),
    overdue > longestWait
      ? {
          what: 'Mensajes por salir',
          wrong: `el más viejo espera desde hace ${Math.round(overdue / 60)} min`,
          todo: 'Vea services/deploy/observability/runbooks/OutboxOverdue.md.',
        }
      : { what: 'Mensajes por salir' },
  ];
}

/**
 * Whether every promise of an order is as it was signed.
 * @param {string} url
 * @returns {Promise<Finding>}
 */
async function promisesOf(url) {
  const what = 'Promesas firmadas';
  const { connect, disconnect } = await loadTs('services/database/src/connect.ts');
  const { checkPromises } = await loadTs('services/checkout/src/promise/check-chain.ts');
  const knex = connect({ url, applicationName: 'doctor', pool: 1 });
  try {
    const broken = await checkPromises(knex);
    if (broken.length === 0) return { what };
    return {
      what,
      wrong: `no están como se firmaron: ${shown(broken)}`,
      todo: 'Compare con un respaldo anterior: alguien cambió la base por fuera de la tienda, o la firma no corre.',
    };
  } finally {
    await disconnect(knex);
  }
}

/**
 * The owner of the data: the demo's are for one's own machine.
 * @param {NonNullable<Inspected['state']>} state
 * @param {boolean} real
 * @returns {Finding[]}
 */
function dataOf({ demo, missing }, real) {
  const what = 'Datos de la tienda';
  if (demo.length > 0)
    return real
      ? [
          {
            what,
            wrong: `son los de la demostración: ${shown(demo)}`,
            todo: 'Otra DATA_DIR o DATABASE_URL, y npm run store:init.',
          },
        ]
      : [{ what, note: 'los de la demostración' }];
  if (missing.length > 0) return [{ what, wrong: `faltan ${missing.join(', ')}`, todo: 'npm run store:init' }];
  return [{ what, note: 'propios' }];
}

/**
 * Whether each picture of a product has its files; where a bucket holds them, that is asked elsewhere.
 * @param {readonly string[]} stems
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Finding}
 */
function picturesOf(stems, settings, env) {
  const what = 'Fotos de productos';
  if (picturesBucket.of(settings)) return { what, note: 'en un bucket' };
  const folder = picturesDirOf(settings, env);
  /** @type {Set<string>} */
  let files;
  try {
    files = new Set(readdirSync(folder).map((file) => file.replace(/-\d+\.\w+$/, '')));
  } catch {
    return { what, wrong: `no se puede leer ${folder}`, todo: 'Revise PICTURES_DIR.' };
  }
  const lost = stems.filter((stem) => !files.has(stem));
  return lost.length > 0
    ? {
        what,
        wrong: `faltan las de ${lost.length} (${shown(lost)})`,
        todo: 'npm run catalog:import con --pictures, o copie la carpeta.',
      }
    : { what, note: `${stems.length}` };
}
