import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { bucketCalls } from '@actual/contracts/facts/capacities';
import { typeOfStored } from '@actual/contracts/facts/stored-files';
import type { S3Client } from '@aws-sdk/client-s3';
import { BucketError, isAnswer } from './bucket-error';
import type { BucketSettings } from './settings.mjs';

export { BucketError };

type Sdk = typeof import('@aws-sdk/client-s3');

/** How somebody asks for a file. */
export interface Asked {
  /** Only what is known of it. */
  readonly head?: boolean;
  /** The tag of the copy that the client has (`If-None-Match`). */
  readonly unless?: string | undefined;
  /** Ends the call, and the body. */
  readonly signal?: AbortSignal;
}
/** A file of the bucket. */
export interface Found {
  /** The client has it already, so there is no body. */
  readonly isKept?: boolean;
  readonly etag: string | undefined;
  readonly size?: number | undefined;
  readonly body?: Readable | undefined;
}

export interface BucketOptions {
  /** A writer sends whole files, so it waits longer than a shopper does. */
  readonly use?: 'reading' | 'writing';
  /** Names of one answer of a listing. */
  readonly pageSize?: number;
}

/** A bucket with files of the store, each at `folder/name`. Its calls end with a BucketError. */
export class Bucket {
  /** Loaded with the first bucket, before anybody waits for it; stores without a bucket never load it. */
  private readonly sdk = import('@aws-sdk/client-s3');
  private client: S3Client | undefined;

  constructor(
    private readonly settings: BucketSettings,
    private readonly options: BucketOptions = {},
  ) {}

  /** A file to be streamed; null where there is none of that name. */
  async find(folder: string, name: string, { head, unless, signal }: Asked = {}): Promise<Found | null> {
    const input = { ...this.at(folder, name), IfNoneMatch: unless };
    const options = { abortSignal: signal };
    const [{ GetObjectCommand, HeadObjectCommand }, client] = await this.open();
    try {
      const { ETag, ContentLength, ...found } = head
        ? await client.send(new HeadObjectCommand(input), options)
        : await client.send(new GetObjectCommand(input), options);
      return { etag: ETag, size: ContentLength, body: 'Body' in found ? (found.Body as Readable) : undefined };
    } catch (error) {
      if (isAnswer(error)) {
        const { httpStatusCode } = error.$metadata;
        if (httpStatusCode === 304) return { isKept: true, etag: error.$response?.headers.etag };
        if (httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null;
      }
      throw this.wrong(error);
    }
  }

  /** A whole file, within the time that a service's callers wait; null where there is none of that name. */
  async read(folder: string, name: string): Promise<Buffer | null> {
    const found = await this.find(folder, name, { signal: AbortSignal.timeout(bucketCalls.wholeMs) });
    if (!found?.body) return null;
    return buffer(found.body).catch((error: unknown) => {
      throw this.wrong(error);
    });
  }

  /** The names of all files of a folder. */
  async list(folder: string): Promise<string[]> {
    const prefix = `${folder}/`;
    const names: string[] = [];
    const { pageSize } = this.options;
    const [{ paginateListObjectsV2 }, client] = await this.open();
    try {
      const input = { Bucket: this.settings.name, Prefix: prefix };
      for await (const { Contents = [] } of paginateListObjectsV2({ client, pageSize }, input))
        for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length));
    } catch (error) {
      throw this.wrong(error);
    }
    return names;
  }

  /** Keeps a file, whole or not at all. */
  async keep(folder: string, name: string, bytes: Buffer): Promise<void> {
    const input = { ...this.at(folder, name), Body: bytes, ContentType: typeOfStored(folder, name) };
    const [{ PutObjectCommand }, client] = await this.open();
    await client.send(new PutObjectCommand(input)).catch((error: unknown) => {
      throw this.wrong(error);
    });
  }

  /** Takes a file away; one that is not there is fine. */
  async remove(folder: string, name: string): Promise<void> {
    const [{ DeleteObjectCommand }, client] = await this.open();
    await client.send(new DeleteObjectCommand(this.at(folder, name))).catch((error: unknown) => {
      throw this.wrong(error);
    });
  }

  /** Ends its connections. */
  close(): void {
    this.client?.destroy();
  }

  private async open(): Promise<[Sdk, S3Client]> {
    const sdk = await this.sdk;
    this.client ??= this.connect(sdk);
    return [sdk, this.client];
  }

  private connect({ S3Client }: Sdk): S3Client {
    const { settings } = this;
    const { tries, answerMs } = bucketCalls[this.options.use ?? 'reading'];
    const agent = { keepAlive: true, maxSockets: bucketCalls.connections };
    return new S3Client({
      region: settings.region,
      maxAttempts: tries,
      credentials: settings.keys,
      endpoint: settings.endpoint,
      // a store of one's own seldom has a host name for each bucket
      forcePathStyle: settings.endpoint !== undefined,
      // not every store knows the checksums that Amazon's has added
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        httpAgent: agent,
        httpsAgent: agent,
        connectionTimeout: bucketCalls.connectMs,
        socketTimeout: bucketCalls.silentMs,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
      },
    });
  }

  private wrong(cause: unknown): BucketError {
    return new BucketError(this.settings, cause);
  }

  private at(folder: string, name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.name, Key: `${folder}/${name}` };
  }
}
