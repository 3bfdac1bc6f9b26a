import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const shape = z.object({
  entry: z.string(),
  /** Start of the documents where cards are typed. */
  paymentEntry: z.string(),
  /** The script that stands in the document itself. */
  bootScript: z.string(),
  /** The icons' drawings. */
  icons: z.string(),
  integrity: z.record(z.string(), z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
  /** Version of each library that remotes are given. */
  offers: z.record(z.string(), z.string()),
  /** CSS of the faces that stand for each font until it arrives, by its address. */
  fallbackFaces: z.record(z.string(), z.string()),
});
/** The files of the shell's own browser build. */
export type ShellAssets = z.infer<typeof shape>;

/** Reads the list that the build writes beside the files. */
export const readAssets = async (clientFolder: string): Promise<ShellAssets> =>
  shape.parse(JSON.parse(await readFile(join(clientFolder, '..', 'assets.json'), 'utf8')));
