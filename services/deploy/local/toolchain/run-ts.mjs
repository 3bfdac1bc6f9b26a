/** Bundles one TypeScript entry in memory with esbuild and runs it: `node run-ts.mjs FILE [arguments]`. */
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './build-service.mjs';

const [file, ...rest] = process.argv.slice(2);
const entry = resolve(file);
// beside the sources, so that bare imports resolve from their own package
const out = join(dirname(entry), `.run-${process.pid}-${Date.now()}.mjs`);
await bundleForNode(entry, out);
process.argv = [process.argv[0], entry, ...rest];
process.on('exit', () => rmSync(out, { force: true }));
await import(pathToFileURL(out).href);
