import { deskDoor, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type Owner, ownerOf } from '../../../src/remotes/owner';
import type { Snapshot } from '../registry/snapshots';

/** Seconds after which the page asks again. */
const againSeconds = 3;

const desk: Owner = { name: 'staff', owns: [deskDoor, ...Object.values(staffPages).map(({ path }) => path)] };

/** Whether an address is the desk's, and no release of the desk is published yet. */
export const waitsForDesk = ({ remotes, failed }: Pick<Snapshot, 'remotes' | 'failed'>, { pathname }: URL): boolean =>
  !remotes.has(desk.name) && !failed.some(({ name }) => name === desk.name) && ownerOf([desk], pathname) !== null;

/** The page for an address of the desk before its first release: the store opens first. It loads again by itself. */
export const deskPreparing = (nonce: string): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${againSeconds}">
<title>El escritorio se está preparando</title>
<style nonce="${nonce}">
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 20px; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; text-align: center; color: #16181d; background: #f6f7f8; }
h1 { margin: 0 0 8px; font-size: 1.25rem; }
p { margin: 0; color: #4a4f58; }
a { color: inherit; }
</style>
</head>
<body>
<main role="status">
<h1>El escritorio se está preparando</h1>
<p>Esta página se abre sola en cuanto esté listo, por lo general en menos de un minuto.</p>
<p><a href="/">Mientras tanto, ver la tienda</a></p>
</main>
</body>
</html>
`;
