import { request } from 'node:http';

/**
 * One question to a process of this machine.
 * @param {{ host: string, port: number, path: string, deadlineMs: number }} question
 * @returns {Promise<number | undefined>} the status of its answer; undefined when there is none within `deadlineMs`
 */
export function askHttp({ host, port, path, deadlineMs }) {
  return new Promise((resolve) => {
    const call = request({ host, port, path, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    const timer = setTimeout(() => call.destroy(), deadlineMs);
    call.once('error', () => resolve(undefined));
    call.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    call.end();
  });
}
