import { startSandbox } from './sandbox/app';
import { readSandboxConfig } from './sandbox-config';

/** One line per event, in the shape of the services' logs. */
function log(level: 'info' | 'error', msg: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), name: 'sandbox', msg, ...fields })}\n`);
}

// a full disk costs lines of the log, not the sandbox
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const sandbox = await startSandbox(readSandboxConfig(process.env));
  log('info', 'listening', { url: sandbox.origin, smtp: sandbox.smtpUrl });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      sandbox.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  log('error', error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
