/** Looks at a running store from outside for everything of the demonstration. Signs nobody in, changes nothing. */
import { demoAccounts } from './accounts.mjs';
import { askDoor, doorsOf } from './ask-store.mjs';
import { demoSecrets } from './secrets.mjs';
import { demoWords } from './served-words.mjs';

/**
 * @param {import('../../store/settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../../doctor.mjs').Finding[]>} one each for accounts, secrets, texts and the sandbox
 */
export async function demoTraces(settings, env) {
  const doors = await doorsOf(settings, env);
  const closed = (await Promise.all(doors.map((door) => askDoor(door, '/healthz')))).some((answer) => !answer);
  if (closed)
    return [{ what: 'Rastros de la demostración', note: 'la tienda está cerrada; ábrala para buscarlos desde afuera' }];
  return [
    await demoAccounts(doors),
    await demoSecrets(doors, settings, env),
    ...(await demoWords(doors, settings, env)),
  ];
}
