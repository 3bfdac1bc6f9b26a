import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { transform } from '@swc/core';
import { build } from 'esbuild';
import { isDevelopment, scriptRule } from './base.mjs';

/** @typedef {import('esbuild').Plugin} Plugin */

/**
 * Components have the names in a page that the browser's build gives them.
 * @param {string} namespace
 * @returns {Plugin}
 */
const styledNames = (namespace) => ({
  name: 'styled-names',
  setup(bundler) {
    const { options } = scriptRule(namespace);
    bundler.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('styled-components')) return undefined;
      const { code } = await transform(source, { ...options, filename: path, swcrc: false });
      return { contents: code, loader: 'js' };
    });
  },
});

/**
 * What a `*.built.ts` exports, by running it.
 * @param {string} file
 */
async function valuesOf(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return Object.entries(await import(`data:text/javascript;base64,${code}`));
}

/**
 * The build runs `*.built.ts`, and only the values of its exports stand in the bundle. Those of one that is imported
 * later stand in a file beside it, so that they are not held before.
 * @type {Plugin}
 */
export const built = {
  name: 'built',
  setup(bundler) {
    const { outdir = '' } = bundler.initialOptions;
    bundler.onResolve({ filter: /\.built$/ }, async ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const name = `${basename(path, '.built')}.cjs`;
      const values = await valuesOf(join(resolveDir, `${path}.ts`));
      await mkdir(outdir, { recursive: true });
      await writeFile(
        join(outdir, name),
        values.map(([key, value]) => `exports.${key}=${JSON.stringify(value)};`).join('\n'),
      );
      return { path: `./${name}`, external: true };
    });
    bundler.onLoad({ filter: /\.built\.ts$/ }, async ({ path }) => ({
      contents: (await valuesOf(path))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};

/** @param {string} path */
export const isNpmPackage = (path) => !path.startsWith('@actual/') && !path.startsWith('node:');

/**
 * Modules that are asked for when the bundle is loaded. A default import of one takes its `default` where it has one, in
 * packages of type `module` too, as in the browser's build.
 * @param {(path: string) => boolean} isGiven
 * @returns {Plugin}
 */
const given = (isGiven) => ({
  name: 'given',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind, namespace }) => {
      if (kind === 'entry-point' || !isGiven(path)) return undefined;
      return namespace === 'given' || kind === 'require-call' ? { path, external: true } : { path, namespace: 'given' };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'given' }, ({ path }) => ({
      contents: `export * from '${path}'; export { default } from '${path}';`,
    }));
  },
});

/**
 * Bundles a server's code to CommonJS files, each with all of its code. They keep their names, for stack traces, and
 * have no comments: each renderer holds all of it as text.
 * @param {object} bundle
 * @param {string} bundle.namespace of its styled components
 * @param {string} bundle.context folder of the entries
 * @param {Record<string, string>} bundle.entries files by the names of their bundles
 * @param {string} bundle.out folder
 * @param {(path: string) => boolean} bundle.isGiven of modules that are asked for when it is loaded
 * @param {Plugin[]} [bundle.plugins]
 * @param {Omit<import('esbuild').BuildOptions, 'plugins'>} [bundle.options]
 * @returns {Promise<string[]>} the source files in it
 */
export async function bundleForServer({ namespace, context, entries, out, isGiven, plugins = [], options }) {
  const { metafile } = await build({
    absWorkingDir: context,
    entryPoints: entries,
    outdir: out,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // what is imported later comes by `require` too, which the shell gives
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment() ? 'development' : 'production') },
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    loader: { '.svg': 'text', '.woff2': 'file' },
    metafile: true,
    logLevel: 'silent',
    // a page or brand that is imported by a name is in it
    logOverride: { 'empty-glob': 'error' },
    plugins: [given(isGiven), ...plugins, styledNames(namespace)],
    ...options,
  });
  const inputs = Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.keys(output.inputs));
  return [...new Set(inputs)].map((file) => (file.includes(':') ? file : resolve(join(context, file))));
}
