import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Webpack's loader of `*.built.ts`: the build runs the module, and only its exports' values stand in the bundle, not
 * what they were made of.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function evaluated() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(input));
  const values = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
