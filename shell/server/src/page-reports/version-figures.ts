import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { boundOf, type Vital } from '@actual/contracts/facts/text/web-vitals';
import {
  figuresHours,
  type KeptFigures,
  keptFigures,
  noFigures,
  type VersionFigures,
} from '@actual/contracts/staff/version-figures';

const anHour = 3_600_000;
/** Versions and brands of one hour; a registry names far fewer. */
const mostAnHour = 300;

function read(file: string): KeptFigures {
  try {
    return keptFigures.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // the first start, or a file of another build: it counts anew
    return {};
  }
}

/** Browsers' figures for each version in the last hours, in a file beside the registry; longer: `/metrics`. */
export class FiguresFile {
  private hours: KeptFigures;
  private changed = false;

  constructor(
    private readonly file: string,
    private readonly now: () => number = Date.now,
  ) {
    this.hours = read(file);
  }

  visit(of: Pick<VersionFigures, 'site' | 'remote' | 'version'>, vitals: Partial<Record<Vital, number>>): void {
    const figures = this.figuresOf(of);
    if (!figures) return;
    figures.visits += 1;
    for (const [name, value] of Object.entries(vitals) as [Vital, number][]) {
      const at = boundOf(name, value);
      figures.vitals[name][at] = (figures.vitals[name][at] ?? 0) + 1;
    }
  }

  error(of: Pick<VersionFigures, 'site' | 'remote' | 'version'>): void {
    const figures = this.figuresOf(of);
    if (figures) figures.errors += 1;
  }

  /** Writes the changes in one step. @throws if that fails; the changes are then kept for the next write */
  save(): void {
    if (!this.changed) return;
    mkdirSync(dirname(this.file), { recursive: true });
    const next = `${this.file}.next`;
    writeFileSync(next, JSON.stringify(this.hours), { mode: 0o640 });
    renameSync(next, this.file);
    this.changed = false;
  }

  private figuresOf({ site, remote, version }: Pick<VersionFigures, 'site' | 'remote' | 'version'>) {
    const hour = Math.floor(this.now() / anHour);
    const list = this.hours[hour * 3_600] ?? this.begin(hour);
    const known = list.find((one) => one.site === site && one.remote === remote && one.version === version);
    if (!known && list.length >= mostAnHour) return undefined;
    const figures = known ?? noFigures({ site, remote, version });
    if (!known) list.push(figures);
    this.changed = true;
    return figures;
  }

  private begin(hour: number): VersionFigures[] {
    const oldest = (hour - figuresHours + 1) * 3_600;
    const list: VersionFigures[] = [];
    this.hours = {
      ...Object.fromEntries(Object.entries(this.hours).filter(([at]) => Number(at) >= oldest)),
      [hour * 3_600]: list,
    };
    return list;
  }
}
