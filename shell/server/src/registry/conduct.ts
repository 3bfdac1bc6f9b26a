import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole';
import type { CrashNote } from '../watchdog/crash-note';
import { remoteOnStack } from './bundle-frame';
import type { Quarantine } from './quarantine';

const anHour = 3_600_000;
/** Versions that came within so long of each other are equally new. */
const togetherMs = 10_000;
/** A version that served this long has proven itself. */
const probationMs = 600_000;
/** Crashes within an hour that set a version aside. */
const limits = {
  /** Its code was running, and it is new: that is enough. */
  newNamed: 1,
  /** It served well before: once may be traffic, or the machine. */
  provenNamed: 3,
  /** Nothing tells whose code it was: the newest version is suspected. */
  newNameless: 2,
} as const;

const shape = z.record(
  z.string(),
  z.object({
    remote: z.string(),
    version: z.string(),
    proven: z.boolean(),
    /** When its code was to run first: ISO 8601. */
    since: z.string(),
    /** Crashes with its code on the stack, and those whose culprit is unknown: ISO 8601. */
    named: z.array(z.string()),
    nameless: z.array(z.string()),
  }),
);
type Records = z.infer<typeof shape>;
type VersionRecord = Records[string];
type Named = Pick<VersionRecord, 'remote' | 'version'>;
const keyOf = ({ remote, version }: Named): string => `${remote}@${version}`;

/** Milliseconds after which a failed write is tried again. */
const writeAgainMs = 5_000;
const told: { [why in CrashNote['why']]: string } = {
  silent: 'a renderer did not answer any more',
  memory: 'a renderer took too much memory',
  uncaught: 'an error that nobody caught ended a renderer',
};

/**
 * How versions behave here: written down before a version's code first runs, so that a crash finds it (decision 0030).
 */
export class Conduct {
  private records: Records;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly file: string,
    private readonly quarantine: Quarantine,
    private readonly now: () => number = Date.now,
  ) {
    this.records = read(file);
  }

  /** A version's code is about to run, alone or beside the one that the other visitors get. */
  begin(remote: string, version: string, beside?: string): void {
    const record = this.recordOf(remote, version);
    for (const other of Object.values(this.records)) {
      if (other.remote !== remote || other === record) continue;
      if (other.version !== beside) this.stopTimer(other);
    }
    this.write();
    this.stopTimer(record);
    if (!record.proven) this.timers.set(keyOf(record), setTimeout(() => this.prove(record), probationMs).unref());
  }

  /** A version that could not be let in is no suspect of later faults. */
  refused(remote: string, version: string): void {
    this.stopTimer({ remote, version });
    delete this.records[keyOf({ remote, version })];
    this.write();
  }

  /** Forgets the versions that no registry names any more. */
  keepOnly(isKnown: (remote: string, version: string) => boolean): void {
    const known = Object.entries(this.records).filter(([, { remote, version }]) => isKnown(remote, version));
    if (known.length === Object.keys(this.records).length) return;
    this.records = Object.fromEntries(known);
    this.write();
  }

  /** Sets aside the versions that a renderer had run when it ended, if the evidence is against them. */
  judge(note: CrashNote, ran: ReadonlySet<string>): void {
    const culprit = remoteOnStack(note.stack);
    if (culprit) this.accuse(culprit, note);
    else this.suspect(note, ran);
    this.write();
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    clearTimeout(this.again);
  }

  private accuse({ remote, version }: Named, note: CrashNote): void {
    const record = this.recordOf(remote, version);
    record.named = this.recent([...record.named, note.at]);
    if (record.named.length < (record.proven ? limits.provenNamed : limits.newNamed)) return;
    this.setAside(record, `its code was running when ${told[note.why]}`, true);
  }

  private suspect(note: CrashNote, ran: ReadonlySet<string>): void {
    const unproven = Object.values(this.records).filter((record) => !record.proven && ran.has(keyOf(record)));
    const newest = Math.max(...unproven.map(({ since }) => Date.parse(since)));
    for (const record of unproven) {
      if (newest - Date.parse(record.since) > togetherMs) continue;
      record.nameless = this.recent([...record.nameless, note.at]);
      if (record.nameless.length < limits.newNameless) continue;
      this.setAside(record, `${told[note.why]} twice while this version was new`, false);
    }
  }

  private setAside(record: VersionRecord, reason: string, certain: boolean): void {
    const { remote, version } = record;
    this.quarantine.add({ remote, version, reason, certain });
    // let in again by a release, it begins anew
    delete this.records[keyOf(record)];
  }

  private stopTimer(one: Named): void {
    clearTimeout(this.timers.get(keyOf(one)));
    this.timers.delete(keyOf(one));
  }

  private recent(times: string[]): string[] {
    return times.filter((at) => this.now() - Date.parse(at) < anHour);
  }

  private prove(record: VersionRecord): void {
    Object.assign(record, { proven: true, nameless: [] });
    this.write();
  }

  private recordOf(remote: string, version: string): VersionRecord {
    const key = keyOf({ remote, version });
    const since = new Date(this.now()).toISOString();
    const record = this.records[key] ?? { remote, version, since, proven: false, named: [], nameless: [] };
    this.records[key] = record;
    return record;
  }

  /** Writes the records down; on a full disk they are remembered, and written when there is room. */
  private write(): void {
    clearTimeout(this.again);
    try {
      writeWhole(this.file, this.records);
    } catch {
      this.again = setTimeout(() => this.write(), writeAgainMs).unref();
    }
  }
}

function read(file: string): Records {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // the first start
    return {};
  }
}
