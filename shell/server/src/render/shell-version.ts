import type { ShellAssets } from './assets';

/** The name of a build of the shell. */
export const shellVersion = ({ entry }: Pick<ShellAssets, 'entry'>): string => entry.replace(/^shell-|\.js$/g, '');
