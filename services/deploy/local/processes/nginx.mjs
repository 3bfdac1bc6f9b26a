/** The nginx of this machine, where there is one. */
import { spawn, spawnSync } from 'node:child_process';

/** Debian's is not in everybody's PATH. */
const PROGRAMS = ['nginx', '/usr/sbin/nginx'];

/**
 * @returns {{ program: string, told: string } | null} the program and what it says of its build
 */
export function findNginx() {
  for (const program of PROGRAMS) {
    const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    if (status === 0) return { program, told: stderr };
  }
  return null;
}

const args = (folder) => ['-p', `${folder}/`, '-c', 'nginx.conf'];

/** What is wrong with the configuration in this folder; null when nginx would take it. */
export function tryNginx(program, folder) {
  const { status, stderr } = spawnSync(program, [...args(folder), '-t'], { encoding: 'utf8' });
  return status === 0 ? null : stderr.trim();
}

/**
 * Runs it for a test or a measurement, until it is stopped.
 * @param {string} program
 * @param {string} folder its prefix
 * @returns {{ pid: number | undefined, stop: () => Promise<void> }}
 */
export function runNginx(program, folder) {
  const child = spawn(program, [...args(folder), '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
