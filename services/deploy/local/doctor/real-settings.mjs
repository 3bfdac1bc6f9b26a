/** Checks what a store on real domains has beside it: certificates and backups. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isRealStore } from '../store/real-store.mjs';

/** @typedef {import('../doctor.mjs').Finding} Finding */

const DAY = 86_400_000;
const [leastDays, oldestHours] = [21, 26];

/**
 * The certificates that nginx was told, each with its days. Without one of its own the internal host has the shoppers'.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./store-origins.mjs').Origins} [origins] whose hosts they must name
 * @param {number} [now]
 * @returns {Finding[]}
 */
export function certificatesOf(env, origins, now = Date.now()) {
  const hosts = { brands: Object.values(origins?.brands ?? {}), internal: origins ? [origins.internal] : [] };
  const own = Boolean(env.NGINX_INTERNAL_CERTIFICATE);
  return /** @type {[string, string[]][]} */ ([
    ['NGINX_CERTIFICATE', [...hosts.brands, ...(own ? [] : hosts.internal)]],
    ['NGINX_INTERNAL_CERTIFICATE', hosts.internal],
  ]).flatMap(([name, addresses]) => {
    const file = env[name];
    if (!file) return [];
    const names = addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).hostname);
    return [{ what: `Certificado ${name}`, ...certificate(file, env[`${name}_KEY`], names, now) }];
  });
}

/**
 * @param {string} file
 * @param {string | undefined} keyFile
 * @param {string[]} hosts
 * @param {number} now
 * @returns {Pick<Finding, 'wrong' | 'todo' | 'note'>}
 */
function certificate(file, keyFile, hosts, now) {
  try {
    const read = new X509Certificate(readFileSync(file));
    const left = (Date.parse(read.validTo) - now) / DAY;
    const days = Math.trunc(left);
    if (left < 0) return { wrong: `venció hace ${-days} días`, todo: 'Renuévelo y recargue nginx.' };
    const strange = hosts.filter((host) => !read.checkHost(host));
    if (strange.length > 0)
      return { wrong: `no es de ${strange.join(', ')}`, todo: 'Pida uno con todos los nombres de la tienda.' };
    if (keyFile && !read.checkPrivateKey(createPrivateKey(readFileSync(keyFile))))
      return { wrong: `${keyFile} es la llave de otro certificado`, todo: `Ponga la que va con ${file}.` };
    if (days < leastDays) return { wrong: `vence en ${days} días`, todo: 'Renuévelo y recargue nginx.' };
    return { note: `${days} días` };
  } catch (error) {
    const reason =
      error.code?.startsWith('E') && error.path ? `${error.path}: ${error.code}` : `${file}: no es un certificado`;
    return { wrong: `no se puede leer (${reason})`, todo: 'Revise la ruta.' };
  }
}

/**
 * The backups of a folder, oldest first.
 * @param {string} folder
 * @returns {Promise<{ at: string }[]>}
 */
async function backupsIn(folder) {
  const { loadTs } = await import('../toolchain/load-ts.mjs');
  const { listBackups } = await loadTs('services/database/src/backup/base-backup.ts');
  return listBackups(folder);
}

/**
 * Whether there are backups, and how old the last one is. Operators with a database of their own back it up themselves.
 * @param {{ BACKUP_DIR?: string, DATABASE_URL?: string }} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {(folder: string) => Promise<{ at: string }[]>} list
 * @returns {Promise<Finding[]>}
 */
export async function backupsOf({ BACKUP_DIR, DATABASE_URL }, env, list = backupsIn, now = Date.now()) {
  const what = 'Respaldo';
  if (DATABASE_URL) return [{ what, note: 'lo hace quien opera la base de DATABASE_URL' }];
  if (!BACKUP_DIR)
    return isRealStore(env)
      ? [
          {
            what,
            wrong: 'no hay: falta BACKUP_DIR, en otro disco',
            todo: 'Póngala, reinicie y programe npm run backup cada noche.',
          },
        ]
      : [{ what, note: 'no hay (BACKUP_DIR)' }];
  if (!existsSync(BACKUP_DIR) || !statSync(BACKUP_DIR).isDirectory())
    return [{ what, wrong: `no existe la carpeta ${BACKUP_DIR}`, todo: 'Créela o monte el disco.' }];
  const last = (await list(BACKUP_DIR)).at(-1);
  if (!last) return [{ what, wrong: 'no se ha hecho ninguno', todo: 'npm run backup' }];
  const hours = Math.floor((now - Date.parse(last.at)) / 3_600_000);
  return hours > oldestHours
    ? [{ what, wrong: `el último es de hace ${hours} h`, todo: 'npm run backup, y prográmelo cada noche.' }]
    : [{ what, note: `de hace ${hours} h` }];
}
