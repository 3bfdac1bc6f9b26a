import type { Entry } from './registry.d.mts';

export class NoRollback extends Error {
  readonly reason: 'changed' | 'first';
}
export function lastReleased(entry: Entry): string;
export function versionBefore(folder: string, name: string, entry: Entry): string | undefined;
export function rollback(folder: string, name: string, from?: string): Promise<string>;
