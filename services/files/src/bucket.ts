import type { Readable } from 'node:stream';
import { bucketCalls } from '@actual/contracts/facts/capacities';
import { type StoredFolder, typeOfStored } from '@actual/contracts/facts/stored-files';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { BucketError } from './bucket-error';
import type { BucketSettings } from './settings.mjs';

export { BucketError };

/** How somebody asks for a file. */
export interface Asked {
  /** Only what is known of it. */
  readonly head?: boolean;
  /** The condition of who has it already (`If-None-Match`). */
  readonly unless?: string | undefined;
  /** Ends the call, and the body. */
  readonly signal?: AbortSignal;
}
/** A file of the bucket. */
export interface Found {
  /** Who asked has it already: there is no body. */
  readonly isKept?: boolean;
  readonly etag: string | undefined;
  readonly size?: number | undefined;
  readonly body?: Readable | undefined;
}

export interface BucketOptions {
  /** Whoever imports sends whole files, and waits longer than a shopper does. */
  readonly use?: 'reading' | 'importing';
  /** Names of one answer of a listing. */
  readonly pageSize?: number;
}

/** The bucket with the store's pictures and models, each at `folder/name`. Its calls end with a BucketError. */
export class Bucket {
  private readonly client: S3Client;
  private readonly pageSize: number | undefined;

  constructor(
    private readonly settings: BucketSettings,
    { use = 'reading', pageSize }: BucketOptions = {},
  ) {
    const { tries, answerMs } = bucketCalls[use];
    const agent = { keepAlive: true, maxSockets: bucketCalls.connections };
    this.pageSize = pageSize;
    this.client = new S3Client({
      ...{ region: settings.region, maxAttempts: tries },
      ...(settings.keys ? { credentials: settings.keys } : {}),
      // a store of one's own seldom has a host name for each bucket
      ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
      // not every store knows the checksums that Amazon's has added
      ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
      requestHandler: {
        ...{ httpAgent: agent, httpsAgent: agent },
        ...{ connectionTimeout: bucketCalls.connectMs, socketTimeout: bucketCalls.silentMs },
        ...{ requestTimeout: answerMs, throwOnRequestTimeout: true },
      },
    });
  }

  /** A file to be streamed; null where there is none of that name. */
  async find(folder: StoredFolder, name: string, { head, unless, signal }: Asked = {}): Promise<Found | null> {
    const input = { ...this.at(folder, name), IfNoneMatch: unless };
    const options = { ...(signal ? { abortSignal: signal } : {}) };
    try {
      const { ETag, ContentLength, ...found } = head
        ? await this.client.send(new HeadObjectCommand(input), options)
        : await this.client.send(new GetObjectCommand(input), options);
      return { etag: ETag, size: ContentLength, body: 'Body' in found ? (found.Body as Readable) : undefined };
    } catch (error) {
      if (error instanceof S3ServiceException) {
        const { httpStatusCode } = error.$metadata;
        if (httpStatusCode === 304) return { isKept: true, etag: error.$response?.headers.etag };
        if (httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null;
      }
      throw new BucketError(this.settings.name, error);
    }
  }

  /** The names of all files of a folder. */
  async list(folder: StoredFolder): Promise<string[]> {
    const prefix = `${folder}/`;
    const names: string[] = [];
    try {
      const input = { Bucket: this.settings.name, Prefix: prefix };
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: this.client, ...(this.pageSize ? { pageSize: this.pageSize } : {}) },
        input,
      ))
        for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length));
    } catch (error) {
      throw new BucketError(this.settings.name, error);
    }
    return names;
  }

  /** Keeps a file, whole or not at all. */
  async keep(folder: StoredFolder, name: string, bytes: Buffer): Promise<void> {
    const input = { ...this.at(folder, name), Body: bytes, ContentType: typeOfStored(folder, name) };
    await this.client.send(new PutObjectCommand(input)).catch((error: unknown) => {
      throw new BucketError(this.settings.name, error);
    });
  }

  /** Ends its connections. */
  close(): void {
    this.client.destroy();
  }

  private at(folder: StoredFolder, name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.name, Key: `${folder}/${name}` };
  }
}
