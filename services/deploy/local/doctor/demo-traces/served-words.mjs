/** Whether anything that the store serves speaks of the demonstration, the sandbox or this machine. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactFolder, readRegistry, registryFile } from '@actual/federation/releases/registry';
import { projectDir, releasedShell } from '../../terminal/paths.mjs';
import { askDoor } from './ask-store.mjs';
import { tracesIn } from './traces.mjs';

/** @typedef {import('./ask-store.mjs').Door} Door */
/** @typedef {import('../../doctor.mjs').Finding} Finding */

/** Pages that belong to the sandbox alone; a store has none of them. */
const SANDBOX_PAGES = [
  '/correo',
  '/mail/messages',
  '/mercadopago',
  '/sap',
  '/facturacion',
  '/boletin/3.0/ping',
  '/mp.js',
];
const PATHS = ['/', '/robots.txt', '/sitemap.xml', '/feeds/merchant.xml', '/api/docs/json', '/entrar', '/escritorio'];
const mostPages = 60;

/** Addresses of the store's own in a page or a list of pages. */
const linksIn = (/** @type {string} */ text, /** @type {string} */ host) =>
  [...text.matchAll(/(?:href|src)="([^"]+)"|<loc>([^<]+)<\/loc>/g)]
    .map(([, link, listed]) => (link ?? listed).replaceAll('&amp;', '&'))
    .map((link) => (URL.canParse(link, `https://${host}`) ? new URL(link, `https://${host}`) : undefined))
    .flatMap((link) => (link?.host === host ? [link.pathname + link.search] : []));

/**
 * Files of scripts and styles that browsers get: the shell's, and those of every version that is served.
 * @param {string} registryDir
 * @param {'public' | 'internal'} audience
 */
async function clientFiles(registryDir, audience) {
  const shell = join(projectDir, releasedShell, 'client');
  const own = existsSync(shell) ? readdirSync(shell).map((file) => join(shell, file)) : [];
  const { remotes } = await readRegistry(registryFile(registryDir, audience)).catch(() => ({ remotes: {} }));
  const others = Object.entries(remotes).flatMap(([name, { current }]) => {
    const folder = join(artifactFolder(registryDir, name, current), 'client');
    return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  });
  return [...own, ...others].filter((file) => /\.(?:js|css|json)$/.test(file));
}

/**
 * Reads the pages of a door, from its lists and links.
 * @param {Door} door
 * @param {(place: string, text: string) => void} read
 */
async function walk(door, read) {
  const waiting = [...PATHS];
  const seen = new Set(waiting);
  for (let pages = 0; waiting.length > 0 && pages < mostPages; pages += 1) {
    const path = waiting.shift() ?? '';
    const answer = await askDoor(door, path);
    if (!answer) continue;
    read(`${door.name}${path}`, `${answer.headers}\n${answer.body}`);
    for (const link of linksIn(answer.body, door.host))
      if (!seen.has(link)) {
        seen.add(link);
        waiting.push(link);
      }
  }
}

/**
 * @param {Door[]} doors
 * @param {{ DATA_DIR: string, SANDBOX_PORT: number }} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Finding[]>}
 */
export async function demoWords(doors, settings, env) {
  /** @type {Map<string, string>} */
  const found = new Map();
  let texts = 0;
  /**
   * @param {string} place
   * @param {string} text
   */
  const read = (place, text) => {
    texts += 1;
    for (const trace of tracesIn(text)) if (!found.has(trace)) found.set(trace, place);
  };
  for (const door of doors) await walk(door, read);
  const registryDir = env.REGISTRY_DIR || join(settings.DATA_DIR, 'registry');
  for (const file of await clientFiles(registryDir, 'internal')) read(file, readFileSync(file, 'utf8'));
  const what = 'Textos de la demostración';
  return [
    found.size > 0
      ? {
          what,
          wrong: [...found].map(([trace, place]) => `${trace} en ${place}`).join('; '),
          todo: 'Corrija el ajuste, tienda.yaml o mfe-catalog/content, y construya otra vez (npm start).',
        }
      : { what, note: `nada en ${texts} respuestas y archivos` },
    await sandboxPages(doors, settings),
  ];
}

/**
 * @param {Door[]} doors
 * @param {{ SANDBOX_PORT: number }} settings
 * @returns {Promise<Finding>}
 */
async function sandboxPages(doors, { SANDBOX_PORT }) {
  const what = 'Caja de arena';
  const open = [];
  const gateway = `http://127.0.0.1:${SANDBOX_PORT}`;
  const own = await askDoor({ gateway, host: `localhost:${SANDBOX_PORT}`, secure: false, site: '' }, '/');
  if (own?.body.includes('Sandbox de la tienda')) open.push(gateway);
  for (const door of doors)
    for (const path of SANDBOX_PAGES) {
      const answer = await askDoor(door, path);
      if (answer && answer.status < 300 && tracesIn(answer.body).length > 0) open.push(`${door.name}${path}`);
    }
  const lent = await askDoor(doors[0], '/__releases');
  if (lent?.status === 200) open.push(`${doors[0].name}/__releases (LEND_RELEASES)`);
  return open.length > 0
    ? { what, wrong: `contesta en ${open.join(', ')}`, todo: 'Cierre ese programa; con dominios reales no corre.' }
    : { what, note: 'no contesta' };
}
