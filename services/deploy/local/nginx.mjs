/** `npm run nginx -- FOLDER`: nginx's configuration before this store, tried with the nginx of this machine. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { credentialFiles } from './store/gateway-credentials.mjs';
import { readSecrets } from './store/secrets.mjs';
import { readEnvironment, readSettings } from './store/settings.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { projectDir } from './terminal/paths.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { loadTs } from './toolchain/load-ts.mjs';

const usage = `Uso: npm run nginx -- CARPETA
  Escribe en CARPETA la configuración de nginx de esta tienda: nginx -p CARPETA -c nginx.conf la usa.`;

/**
 * @param {{ readNginxSettings: (given: object) => object }} nginx
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./store/settings.mjs').Settings} settings
 */
function readNginx({ readNginxSettings }, env, settings) {
  try {
    return readNginxSettings({ ...env, ...settings });
  } catch (error) {
    throw new ClearError(error.message);
  }
}

try {
  const [given, ...more] = readFlags({ allowPositionals: true, options: {} }).positionals;
  if (!given || more.length > 0) throw new ClearError(usage);
  // npm runs scripts in the project's folder
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const { findNginx, tryNginx } = await loadTs('services/deploy/nginx/program.ts');
  const nginx = findNginx();
  if (!nginx) throw new ClearError('nginx no está instalado en esta máquina (Debian: apt-get install nginx).');
  const env = readEnvironment();
  const settings = readSettings(env);
  const told = readNginx(await loadTs('services/deploy/nginx/settings.ts'), env, settings);
  const { readBuild, writeNginx } = await loadTs('services/deploy/nginx/write-nginx.ts');
  readSecrets(settings.DATA_DIR);
  const file = env.PUBLIC_GATEWAY_CREDENTIAL_FILE || credentialFiles(settings.DATA_DIR).public;
  const [credential] = readFileSync(file, 'utf8').split('\n');
  mkdirSync(folder, { recursive: true });
  const build = readBuild(nginx.told);
  writeNginx(folder, { from: join(projectDir, 'services', 'deploy', 'nginx'), settings: told, build, credential });
  const wrong = tryNginx(nginx.program, folder);
  if (wrong) throw new ClearError(`nginx no acepta lo escrito en ${folder}:\n${wrong}`);
  process.stdout.write(
    `Configuración para nginx ${build.version} en ${folder}, con HTTP/2${build.http3 ? ' y HTTP/3' : ''}. Arrancar: nginx -p ${folder} -c nginx.conf; después de un cambio: nginx -p ${folder} -c nginx.conf -s reload\n`,
  );
} catch (error) {
  fail(error);
  process.exit(1);
}
