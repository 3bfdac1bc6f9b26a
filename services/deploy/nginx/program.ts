import { spawn, spawnSync } from 'node:child_process';

/** Debian's is not in everybody's PATH. */
const programs = ['nginx', '/usr/sbin/nginx'];

/** The nginx of this machine and its own statement of its build; null where there is none. */
export function findNginx(): { program: string; told: string } | null {
  for (const program of programs) {
    const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    if (status === 0) return { program, told: stderr };
  }
  return null;
}

const argumentsFor = (folder: string): string[] => ['-p', `${folder}/`, '-c', 'nginx.conf'];

/** The fault in this folder's configuration; null when nginx accepts it. */
export function tryNginx(program: string, folder: string): string | null {
  const { status, stderr } = spawnSync(program, [...argumentsFor(folder), '-t'], { encoding: 'utf8' });
  return status === 0 ? null : stderr.trim();
}

/** Runs it in its prefix, for a test or a measurement, until it is stopped. */
export function runNginx(program: string, folder: string): { pid: number | undefined; stop: () => Promise<void> } {
  const child = spawn(program, [...argumentsFor(folder), '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
