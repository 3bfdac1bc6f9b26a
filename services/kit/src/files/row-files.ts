import type { FileTable } from '@actual/database/files/file-tables';
import type { Bucket, BucketError } from '@actual/files/bucket';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../replies/errors';

/** A row's data about its file. */
export interface FileOfRow {
  /** Null once it was moved. */
  readonly content: Buffer | null;
  readonly file_id: string | null;
}

/** Seconds after which a file is asked for again that the bucket did not give. */
const awayFor = 10;

/**
 * Reads the files of rows, wherever they are (decision 0102). While a bucket does not answer, it is asked for one file
 * at a time; other callers are refused at once, so they take no connection that the service's other calls need.
 */
export class RowFiles {
  private isSilent = false;
  private asking = 0;

  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly bucket?: Bucket | undefined,
  ) {}

  /** The file of a row; null where the bucket has lost it. @throws unavailable while the bucket does not answer */
  async read(table: FileTable, { content, file_id: id }: FileOfRow): Promise<Buffer | null> {
    if (content || !id) return content;
    if (!this.bucket) throw this.unavailable('files were moved to a bucket, and none is set: see S3_PRIVATE_BUCKET');
    if (this.isSilent && this.asking > 0) throw this.unavailable('the bucket gave no answer, and is being asked');
    const read = await this.ask(this.bucket, table, id);
    if (!read) this.log.error({ table, file: id }, 'the bucket has lost a file');
    return read;
  }

  private async ask(bucket: Bucket, table: FileTable, id: string): Promise<Buffer | null> {
    this.asking += 1;
    try {
      const read = await bucket.read(table, id);
      this.isSilent = false;
      return read;
    } catch (error) {
      const { message, isAnswer } = error as BucketError;
      this.isSilent = !isAnswer;
      throw this.unavailable(message);
    } finally {
      this.asking -= 1;
    }
  }

  private unavailable(sentence: string): AppError {
    this.log.warn({ sentence }, 'a file cannot be read');
    return new AppError('unavailable', 'the file cannot be read now', undefined, awayFor);
  }
}
