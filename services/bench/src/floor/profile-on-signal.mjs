/** Preloaded into the measured processes: SIGUSR2 begins a profile, another one ends it and writes it to PROFILES_DIR. */
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/** @type {Session | undefined} */
let session;

process.on('SIGUSR2', () => {
  if (session) return end(session);
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
});

/** @param {Session} ending */
function end(ending) {
  session = undefined;
  ending.post('Profiler.stop', (error, { profile }) => {
    ending.disconnect();
    if (error) throw error;
    const file = join(process.env.PROFILES_DIR ?? '.', `${process.pid}.cpuprofile`);
    writeFileSync(`${file}.new`, JSON.stringify(profile));
    renameSync(`${file}.new`, file);
  });
}
