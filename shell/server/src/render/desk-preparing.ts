import { deskDoor, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type Owner, ownerOf } from '../../../src/remotes/owner';
import type { Snapshot } from '../registry/snapshots';
import { plainPage } from './plain-page';

/** Seconds after which the page asks again. */
const againAfter = 3;

const desk: Owner = { name: 'staff', owns: [deskDoor, ...Object.values(staffPages).map(({ path }) => path)] };

/** Whether an address is the desk's, and no release of the desk is published yet. */
export const waitsForDesk = ({ remotes, failed }: Pick<Snapshot, 'remotes' | 'failed'>, { pathname }: URL): boolean =>
  !remotes.has(desk.name) && !failed.some(({ name }) => name === desk.name) && ownerOf([desk], pathname) !== null;

/** The page for an address of the desk before its first release: the store opens first. It loads again by itself. */
export const deskPreparing = (nonce: string): string =>
  plainPage({
    nonce,
    title: 'El escritorio se está preparando',
    text: 'Esta página se abre sola en cuanto esté listo, por lo general en menos de un minuto.',
    link: { href: '/', text: 'Mientras tanto, ver la tienda' },
    againAfter,
  });
