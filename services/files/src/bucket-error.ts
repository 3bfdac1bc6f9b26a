import { S3ServiceException } from '@aws-sdk/client-s3';

/** A bucket that cannot be used, in one line of Spanish for who looks after the store. It tells no key. */
export class BucketError extends Error {
  /** It answered, and refused; otherwise nothing came. */
  readonly isAnswer: boolean;

  constructor(bucket: string, cause: unknown) {
    super(`El bucket ${bucket} ${wordsOf(cause, reasonOf(cause))}`);
    this.isAnswer = cause instanceof S3ServiceException;
  }
}

/** What the store or the network called it. */
function reasonOf(cause: unknown): string {
  const { code, name } = cause as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
}

function wordsOf(cause: unknown, reason: string): string {
  if (reason === 'NoSuchBucket') return 'no existe: revise S3_BUCKET, S3_ENDPOINT y S3_REGION.';
  const status = cause instanceof S3ServiceException ? (cause.$metadata.httpStatusCode ?? 0) : 0;
  if (status === 401 || status === 403)
    return `no deja pasar (${reason}): revise S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY y sus permisos.`;
  if (reason === 'CredentialsProviderError')
    return 'pide llaves y no las hay: dé S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY, o un rol de la plataforma.';
  return `no se puede usar (${reason}): revise S3_ENDPOINT, S3_REGION y la red.`;
}
