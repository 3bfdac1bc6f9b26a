/** Whether anybody gets in with the demonstration's accounts, whose password everybody can read. */
import { loadTs } from '../../toolchain/load-ts.mjs';
import { askDoor } from './ask-store.mjs';

/**
 * Tries every account of the demonstration at every door.
 * @param {import('./ask-store.mjs').Door[]} doors
 * @returns {Promise<import('../../doctor.mjs').Finding>}
 */
export async function demoAccounts(doors) {
  const { DEMO_SIGN_INS } = await loadTs('services/database/src/demo/people/people.ts');
  const what = 'Cuentas de la demostración';
  const open = [];
  const untold = new Set();
  for (const door of doors)
    for (const { email, password } of DEMO_SIGN_INS) {
      const answer = await askDoor(door, '/api/auth/signin', { method: 'POST', body: { email, password } });
      const refused = answer?.status === 401 && JSON.parse(answer.body).code === 'credentials_invalid';
      if (refused) continue;
      // a second factor that is asked for, or offered, comes after a password that was right
      if (answer && (answer.status === 200 || answer.status === 401)) open.push(`${email} en ${door.name}`);
      else untold.add(`${door.name} (${answer?.status ?? 'no contesta'})`);
    }
  if (open.length > 0)
    return {
      what,
      wrong: `abren: ${open.join(', ')}`,
      todo: 'Otra DATA_DIR o DATABASE_URL, y npm run store:init; o termine esos accesos en «Equipo».',
    };
  return untold.size > 0
    ? { what, wrong: `no se pudo probar en ${[...untold].join(', ')}`, todo: 'Espere un minuto y vuelva a intentarlo.' }
    : { what, note: `ninguna de ${DEMO_SIGN_INS.length} abre en ${doors.length} direcciones` };
}
