import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import satisfies from 'semver/functions/satisfies';
import { writeWhole } from '../files/write-whole';

/** The requirements of a remote that a shell does not offer, as `name range`; empty when all are met. */
export const unmet = (requires: Record<string, string>, offers: Record<string, string>): string[] =>
  Object.entries(requires).flatMap(([name, range]) =>
    satisfies(offers[name] ?? '', range) ? [] : [`${name} ${range}`],
  );

/** Writes beside the registry which libraries this shell gives to remotes, for the next release. */
export function tellOffers(file: string, offers: Record<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, offers);
}
