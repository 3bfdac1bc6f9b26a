import type { StoredFolder } from '@actual/contracts/facts/stored-files';
import type { Asked, Bucket, BucketError, Found } from '@actual/files/bucket';
import type { FastifyBaseLogger } from 'fastify';
import { CircuitBreaker } from '../gateway/circuit-breaker';

/** Milliseconds a bucket that was cut off has for a sign of life. */
const probeDeadline = 1_000;
/** A name that no file has. */
const nothing = 'nada.avif';

/** The bucket as a gateway asks it: one that hangs costs a page its pictures, and no waiting for them. */
export class BucketLine {
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly bucket: Bucket,
    private readonly log: FastifyBaseLogger,
  ) {
    this.breaker = new CircuitBreaker({
      probe: () => this.isThere(),
      onChange: (open) => log.warn(open ? 'bucket cut off: it does not answer' : 'bucket answers again'),
    });
  }

  /** A file to be streamed; null where there is none of that name, `away` where the bucket does not say. */
  async find(folder: StoredFolder, name: string, asked: Asked): Promise<Found | null | 'away'> {
    if (!(await this.breaker.admits())) return 'away';
    try {
      const found = await this.bucket.find(folder, name, asked);
      this.breaker.answered();
      return found;
    } catch (error) {
      // an aborted request says nothing about the bucket
      if (!asked.signal?.aborted) this.failed(error as BucketError);
      return 'away';
    }
  }

  private failed({ message, isAnswer }: BucketError): void {
    this.log.warn({ sentence: message }, 'the bucket cannot be read');
    if (isAnswer) this.breaker.answered();
    else this.breaker.missed();
  }

  private isThere(): Promise<boolean> {
    const asked = { head: true, signal: AbortSignal.timeout(probeDeadline) };
    return this.bucket.find('pictures', nothing, asked).then(
      () => true,
      ({ isAnswer }: BucketError) => isAnswer,
    );
  }
}
