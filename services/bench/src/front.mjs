/** nginx before the bench's store, where it is installed. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@actual/deploy/local/store/settings.mjs';
import { projectDir } from '@actual/deploy/local/terminal/paths.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';

/**
 * @param {{ settings: object, credential: string }} store
 * @returns {Promise<{ url: string, servername: string, pid: number, stop: () => Promise<void> } | null>} null where no
 *   nginx is installed
 */
export async function startFront({ settings, credential }) {
  const { findNginx, runNginx } = await loadTs('services/deploy/nginx/program.ts');
  const nginx = findNginx();
  if (!nginx) return null;
  const folder = mkdtempSync(join(tmpdir(), 'actual-store-nginx-'));
  // the workers of a root's nginx are somebody else
  chmodSync(folder, 0o755);
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=bench', '-keyout', key];
  execFileSync('openssl', [...made, '-out', certificate], { stdio: 'ignore' });
  const ports = Object.values(await freePorts());
  const { readNginxSettings } = await loadTs('services/deploy/nginx/settings.ts');
  const { readBuild, writeNginx } = await loadTs('services/deploy/nginx/write-nginx.ts');
  writeNginx(folder, {
    from: join(projectDir, 'services', 'deploy', 'nginx'),
    build: readBuild(nginx.told),
    credential,
    settings: readNginxSettings({
      ...settings,
      PUBLIC_ORIGINS: `https://{brand}.localhost:${ports[0]}`,
      INTERNAL_ORIGIN: `https://interno.localhost:${ports[0]}`,
      NGINX_HTTP_PORT: ports[1],
      NGINX_CERTIFICATE: certificate,
      NGINX_CERTIFICATE_KEY: key,
      RATE_LIMIT_PER_MINUTE: '0',
    }),
  });
  const { pid, stop } = runNginx(nginx.program, folder);
  return {
    url: `https://127.0.0.1:${ports[0]}`,
    servername: 'home.localhost',
    pid,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
