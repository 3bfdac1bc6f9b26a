/**
 * Preloaded into every process of the store: when the pipe to the process that started it breaks, it stops like on
 * SIGTERM. So a start command that is killed leaves nothing behind. And its files are its owner's alone.
 */
import process from 'node:process';

process.umask(0o077);
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.on('error', () => undefined).resume();
process.stdin.unref?.();
