import { type ShellApi, useShell } from '@actual/shell-contract';
import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** The text of the visitor's access, for a loader; undefined until they gave one, and in a shell that knows of none. */
export const wayInOf = ({ stores }: Pick<ShellApi, 'stores'>): string | undefined =>
  stores.wayIn?.getState().value ?? undefined;

/** The same in a component, which follows its changes. */
export function useWayIn(): string | undefined {
  const shell = useShell();
  const read = () => wayInOf(shell);
  return useSyncExternalStore(shell.stores.wayIn?.subscribe ?? nothing, read, read);
}
