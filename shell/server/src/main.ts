import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { buildShell, clientFolder } from './app';
import { readConfig } from './config';
import { shared } from './shared';

const here = __dirname;
const requireHere = createRequire(`${here}/main.cjs`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildShell({
    config,
    client: clientFolder(here),
    shared,
    packageFolder: (name) => dirname(requireHere.resolve(`${name}/package.json`)),
  });
  const stop = () => {
    void app.close().then(() => process.exit(0));
    setTimeout(() => process.exit(0), 5000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
