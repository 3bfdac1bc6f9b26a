/** Identifies a process by pid and birth: pids are reused, and a crash leaves its files behind. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** States of a process that has ended and still has its number. */
const ENDED = /^[ZX]/;

/**
 * When a process began, as the system writes it; empty when there is none. One that was killed and whose parent has not
 * noticed yet still has its number: it is none.
 * @param {number} pid
 */
export function birthOf(pid) {
  if (!Number.isInteger(pid) || pid < 2) return '';
  if (existsSync('/proc/self/stat')) {
    try {
      // the name before the last parenthesis may hold anything; state is the 3rd field, the start in ticks the 22nd
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').slice(-1)[0].trim().split(' ');
      return ENDED.test(fields[0]) ? '' : fields[19];
    } catch {
      return '';
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = (stdout ?? '').trim();
  return ENDED.test(line) ? '' : line.split(/\s+/).slice(1).join(' ');
}

/**
 * `pid birth`, for a file.
 * @param {number} pid
 */
export const identityOf = (pid) => `${pid} ${birthOf(pid)}`;

/**
 * The process id in a file's text; undefined when that process is gone.
 * @param {string} identity
 */
export function runningPid(identity) {
  const [, digits, birth] = /^(\d+) (.+)$/.exec(identity.trim()) ?? [];
  const pid = Number(digits);
  return birth && birthOf(pid) === birth ? pid : undefined;
}
