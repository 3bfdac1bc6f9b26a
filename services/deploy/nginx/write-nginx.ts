import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type NginxBuild, pages, renderNginx } from './render';
import type { NginxSettings } from './settings';

export { readBuild } from './render';

/** Holds the credential of the public gateway: nginx's master process reads it, its workers need not. */
const secretFiles = ['read-headers.conf'];

/**
 * Writes the configuration into nginx's prefix.
 * @param from this folder, where the templates and pages are
 */
export function writeNginx(
  folder: string,
  { from, ...what }: { from: string; settings: NginxSettings; build: NginxBuild; credential: string },
): void {
  const template = (name: string) => readFileSync(join(from, name), 'utf8');
  const files = { ...renderNginx({ ...what, template }), ...Object.fromEntries(pages.map((n) => [n, template(n)])) };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    const mode = secretFiles.includes(name) ? 0o600 : 0o644;
    writeFileSync(file, text, { mode });
    // of one that was there
    chmodSync(file, mode);
  }
}
