import type { BucketSettings } from './settings.mjs';

/** A bucket that cannot be used, in one line of Spanish for the operator. It contains no key. */
export class BucketError extends Error {
  /** It answered, and refused; otherwise nothing came. */
  readonly isAnswer: boolean;

  constructor({ name, prefix }: Pick<BucketSettings, 'name' | 'prefix'>, cause: unknown) {
    super(`El bucket ${name} ${wordsOf(cause, prefix)}`);
    this.isAnswer = isAnswer(cause);
  }
}

/** The bucket's answer instead of the file. */
interface Answer extends Error {
  readonly $metadata: { readonly httpStatusCode?: number };
  readonly $response?: { readonly headers: Readonly<Record<string, string>> };
}

/** Whether an error of Amazon's library is the bucket's answer. */
export const isAnswer = (cause: unknown): cause is Answer => cause instanceof Error && '$fault' in cause;

/** The reason in the words of the store or the network. */
function reasonOf(cause: unknown): string {
  const { code, name } = cause as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
}

function wordsOf(cause: unknown, prefix: string): string {
  const reason = reasonOf(cause);
  if (reason === 'NoSuchBucket') return `no existe: revise ${prefix}_BUCKET, ${prefix}_ENDPOINT y ${prefix}_REGION.`;
  const [id, secret] = [`${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`];
  const status = isAnswer(cause) ? (cause.$metadata.httpStatusCode ?? 0) : 0;
  if (status === 401 || status === 403) return `no deja pasar (${reason}): revise ${id}, ${secret} y sus permisos.`;
  if (reason === 'CredentialsProviderError')
    return `pide llaves y no las hay: dé ${id} y ${secret}, o un rol de la plataforma.`;
  return `no se puede usar (${reason}): revise ${prefix}_ENDPOINT, ${prefix}_REGION y la red.`;
}
