import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '@actual/shell-contract/navigation';
import type { Artifact } from '../registry/types';
import { factsOf, runBundle } from './run-bundle';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'server'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(code: string) {
  writeFileSync(join(folder, 'server', 'bundle.cjs'), code);
  const sha256 = createHash('sha256').update(code).digest('hex');
  const artifact = { name: 'catalog', version: '1.0.0-a', server: { file: 'bundle.cjs', sha256 } } as Artifact;
  return runBundle({ artifact, folder }, { shared: {} });
}

test('the code of pages is fetched with the bundle, and not again for a page', async () => {
  const { routes } = await run(
    `let times = 0;
     const lazy = async () => { times += 1; return { Component: Object.assign(() => null, { displayName: String(times) }) }; };
     module.exports = { routes: [{ path: '/', handle: { chunk: 'a' }, lazy }], slots: {} };`,
  );
  const [route] = routes;
  const page = route && (await codeOf(route));
  expect(page?.Component.displayName).toBe('1');
});

test('the gateway knows of each page whether cards are typed there, and whether it names its calls', async () => {
  const { routes } = await run(
    `module.exports = {
       routes: [
         { path: '/pago', handle: { chunk: 'p', payment: {} } },
         { path: '/lista', handle: { chunk: 'l', reads: () => true } },
       ],
       slots: {},
     };`,
  );
  expect(factsOf(routes)).toEqual([
    { path: '/pago', payment: true, reads: false },
    { path: '/lista', payment: false, reads: true },
  ]);
});
