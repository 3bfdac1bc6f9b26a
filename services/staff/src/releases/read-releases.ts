import type { Release, ReleasedVersion } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/company/brands';
import { threeOfFour, vitalNames } from '@actual/contracts/facts/text/web-vitals';
import { lastReleased, versionBefore } from '@actual/federation/releases/publishing';
import { markOf } from '@actual/federation/releases/quarantine';
import { type Entry, readRegistry, registryFile } from '@actual/federation/releases/registry';
import { type Figures, readFigures } from './read-figures';

/** Versions of a remote that are looked at though nobody gets them any more. */
const before = 3;

/** Percent of a brand's visitors who get a version. */
function shareOf(version: string, site: string, { current, canary }: Entry): number {
  const theirs = canary?.brands.includes(site) ? canary.share : 0;
  if (version === canary?.version) return theirs;
  return version === current ? 100 - theirs : 0;
}

function versionOf(
  version: string,
  { folder, remote, entry, figures }: { folder: string; remote: string; entry: Entry; figures: Figures },
): ReleasedVersion {
  return {
    version,
    setAside: markOf(folder, remote, version)?.reason ?? null,
    brands: sites.map((site) => {
      const { visits, errors, vitals } = figures({ site, remote, version });
      const measured = vitalNames.map((name) => [name, threeOfFour(name, vitals[name])]);
      return { site, share: shareOf(version, site, entry), visits, errors, vitals: Object.fromEntries(measured) };
    }),
  };
}

/** The remotes of a registry: which visitors get which version, how it performs, and where a rollback leads. */
export async function readReleases(folder: string, mayRollBack: (remote: string) => boolean): Promise<Release[]> {
  const { remotes } = await readRegistry(registryFile(folder, 'internal'));
  const figures = await readFigures(folder);
  return Object.entries(remotes).map(([remote, entry]) => {
    const { history, canary, current } = entry;
    const versions = [...(canary ? [canary.version] : []), ...history.slice(0, before + 1)];
    const to = canary ? current : versionBefore(folder, remote, entry);
    return {
      remote,
      versions: [...new Set(versions)].map((version) => versionOf(version, { folder, remote, entry, figures })),
      rollback: to === undefined ? null : { from: lastReleased(entry), to },
      mayRollBack: mayRollBack(remote),
    };
  });
}
