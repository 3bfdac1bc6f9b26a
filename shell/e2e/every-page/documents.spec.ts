import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { loadPyodide } from 'pyodide';
import { brands, internalOrigin } from '../support/store';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'document-client');
/** Where Pyodide's own files are: it looks for them beside the source that its map names, and they are not there. */
const indexURL = dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.asm.wasm'));
/** Node does not resolve *.localhost everywhere; which brand is called, the header `site` tells. */
const onThisMachine = (origin = ''): string => `http://127.0.0.1:${new URL(origin).port}`;

/**
 * A program in Python that knows only the customer's two documents (`document-client/walk.py`). Pyodide runs it, so the
 * test needs no Python besides Node.
 */
test('a client written from the two documents alone makes all of their calls, and meets all of their fields', async () => {
  const python = await loadPyodide({ indexURL });
  for (const name of readdirSync(folder)) python.FS.writeFile(name, readFileSync(join(folder, name)));
  const store = {
    public: onThisMachine(brands()[0]?.origin),
    internal: onThisMachine(internalOrigin()),
    password: 'Muebles-2026',
    package_password: 'PAQUETE2026',
  };
  python.globals.set('store', python.toPy(store));
  const made = await python.runPythonAsync(`
import walk
await walk.walk(store, open('calls.tsv').read(), open('fields.tsv').read())
`);
  expect(made).toBe(readFileSync(join(folder, 'calls.tsv'), 'utf8').trim().split('\n').length - 1);
});
