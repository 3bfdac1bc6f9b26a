import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { outliveFullDisk } from '@actual/files/log-lines';
import { buildShell, clientFolder } from './app';
import { readConfig } from './config';
import { besideRegistry } from './registry/types';
import { startWatchdog } from './watchdog/watchdog';

const here = __dirname;
const requireHere = createRequire(`${here}/main.cjs`);

async function main(): Promise<void> {
  outliveFullDisk();
  const config = readConfig(process.env);
  const watchdog = join(here, 'watchdog.cjs');
  const beat = startWatchdog({
    thread: watchdog,
    file: besideRegistry(config.registry, config.stateDir).crashNote,
    memoryMiB: config.memoryMiB,
  });
  const app = await buildShell({
    config,
    client: clientFolder(here),
    renderer: { entry: join(here, 'renderer.cjs'), watchdog },
    packageFolder: (name) => dirname(requireHere.resolve(`${name}/package.json`)),
  });
  app.server.on('request', beat);
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
