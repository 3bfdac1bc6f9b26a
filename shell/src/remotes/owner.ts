import { matchRoutes } from 'react-router-dom';

/** Part of a remote that decides which pages are its own. */
export interface Owner {
  name: string;
  owns: string[];
}

/** Finds the remote that answers a path: the most specific pattern wins, as the router ranks them. */
export function ownerOf(remotes: readonly Owner[], pathname: string): string | null {
  const table = remotes.flatMap(({ name, owns }) => owns.map((path) => ({ id: `${name} ${path}`, path })));
  const match = matchRoutes(table, pathname)?.at(-1);
  return match?.route.id?.split(' ')[0] ?? null;
}
