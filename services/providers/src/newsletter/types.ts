import type { ProviderFailure } from '../results';

export type NewsletterSettings = {
  /** Ends with /3.0. */
  baseUrl: string;
  apiKey: string;
  timeoutMs?: number;
};

/** A provider of mailing lists. */
export type Newsletter = {
  /** Puts somebody on a list, or takes them off; again is the same. */
  setMember(list: string, member: { email: string; subscribed: boolean }): Promise<{ kind: 'done' } | ProviderFailure>;
};
