import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vitalNames } from '@actual/contracts/facts/text/web-vitals';
import {
  figuresFolder,
  figuresHours,
  type KeptFigures,
  keptFigures,
  noFigures,
  type VersionFigures,
} from '@actual/contracts/staff/version-figures';

const keyOf = ({ site, remote, version }: Pick<VersionFigures, 'site' | 'remote' | 'version'>) =>
  `${site} ${remote} ${version}`;

function add(sum: VersionFigures, more: VersionFigures): void {
  sum.visits += more.visits;
  sum.errors += more.errors;
  for (const name of vitalNames)
    sum.vitals[name] = sum.vitals[name].map((count, at) => count + (more.vitals[name][at] ?? 0));
}

/** The figures of one gateway; none where its file is of another build, or gone. */
async function ofGateway(file: string): Promise<KeptFigures> {
  try {
    return keptFigures.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

export type Figures = (of: Pick<VersionFigures, 'site' | 'remote' | 'version'>) => VersionFigures;

/** Browsers' figures from all gateways of a registry in the last hours, by brand and version. */
export async function readFigures(registry: string, now = Date.now()): Promise<Figures> {
  const folder = join(registry, figuresFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const oldest = now / 1_000 - figuresHours * 3_600;
  const sums = new Map<string, VersionFigures>();
  for (const name of names) {
    const hours = await ofGateway(join(folder, name));
    for (const [hour, list] of Object.entries(hours)) {
      if (Number(hour) < oldest) continue;
      for (const figures of list) {
        const sum = sums.get(keyOf(figures)) ?? noFigures(figures);
        add(sum, figures);
        sums.set(keyOf(figures), sum);
      }
    }
  }
  return (of) => sums.get(keyOf(of)) ?? noFigures(of);
}
