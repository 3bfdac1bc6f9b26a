import { startStore } from '@actual/deploy/local/store/store.mjs';

/**
 * A demo store for a measurement in a browser, on free ports. Its data goes with it; a signal that ends the
 * measurement ends the store first.
 * @param {object} options
 * @param {import('@actual/deploy/local/terminal/progress.mjs').Progress} options.progress
 * @param {'asked' | 'first'} [options.pictures] `first` makes all of them before the store opens
 */
export async function startDemoStore({ progress, pictures }) {
  progress.step('Starting the store…');
  const store = await startStore({
    ports: 'free',
    dataDir: 'temporary',
    quiet: true,
    pictures,
    env: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void store.stop().finally(() => process.exit(130)));
  return store;
}
