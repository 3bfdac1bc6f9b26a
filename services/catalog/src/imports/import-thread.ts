import { Worker as Thread } from 'node:worker_threads';
import { importUploads } from '@actual/contracts/facts/catalog/imports';
import type { BucketSettings } from '@actual/kit';
import { JobLost } from './take-imports';
import type { TakenJob } from './work-import';

/** The setting of a thread, beside its job. */
export interface ThreadPlace {
  readonly databaseUrl: string;
  readonly picturesDir: string;
  readonly modelDirs: readonly string[];
  readonly bucket: BucketSettings | undefined;
}
export interface ThreadWork extends TakenJob {
  readonly place: ThreadPlace;
}

/** Runs jobs in threads of their own, so that shoppers are answered meanwhile and a large file ends no service. */
export class ImportThreads {
  private thread: Thread | null = null;
  private isStopped = false;

  constructor(
    private readonly script: string,
    private readonly place: ThreadPlace,
  ) {}

  /** @throws {JobLost} where it ended without an outcome; otherwise the job's own error */
  run(job: TakenJob): Promise<void> {
    if (this.isStopped) return Promise.reject(new JobLost('stopped'));
    return new Promise((resolve, reject) => {
      const thread = new Thread(this.script, {
        workerData: { ...job, place: this.place } satisfies ThreadWork,
        // the thread gets nothing that its process was started with
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: importUploads.memoryMiB },
      });
      this.thread = thread;
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobLost('memory') : error),
      );
      thread.once('exit', (code) => {
        this.thread = null;
        if (code === 0) resolve();
        else reject(new JobLost(this.isStopped ? 'stopped' : 'failed'));
      });
    });
  }

  /** Ends the running job: its transaction is rolled back, and another process goes on with it. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.thread?.terminate();
  }
}
