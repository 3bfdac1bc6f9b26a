import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '@actual/files/settings';

/** An S3 server of a test's own, with one bucket in a temporary folder. */
export interface S3Server {
  /** The bucket, and keys that may do everything; of other keys it refuses those whose first half it does not know. */
  readonly settings: BucketSettings;
  /** The same as somebody sets them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it as a machine does that goes. */
  stop(): Promise<void>;
  /** Brings it back with its data. */
  start(): Promise<void>;
  /** Ends it, and everything it holds. */
  close(): Promise<void>;
}

const [name, key] = ['fotos', 'S3RVER'];
const program = join(__dirname, 's3rver.cjs');

/** Starts one on this machine. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  let running: ChildProcess | undefined;
  const run = async (wanted: number): Promise<number> => {
    running = fork(program, [directory, String(wanted), name], { execArgv: ['--openssl-legacy-provider'] });
    const [port] = await once(running, 'message');
    return port;
  };
  const port = await run(0);
  const stop = async () => {
    const ending = running;
    running = undefined;
    if (!ending) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { name, prefix: 'S3', endpoint, region: 'us-east-1', keys: { accessKeyId: key, secretAccessKey: key } },
    environment: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    stop,
    start: async () => {
      await run(port);
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
