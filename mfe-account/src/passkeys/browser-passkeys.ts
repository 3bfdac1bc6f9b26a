import type { ApiClient } from '@actual/shell-contract';
import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import { Said } from '../forms/refusals';
import { noPasskeyWords } from './passkey-words';

/** The message for a browser that made or found no passkey. */
function said(error: unknown): Said {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new Said(noPasskeyWords.known);
  const { name } = error as Error;
  if (name === 'NotAllowedError') return new Said(noPasskeyWords.canceled);
  return new Said(name === 'SecurityError' ? noPasskeyWords.elsewhere : noPasskeyWords.unable);
}

/** Questions that a person pressed for; an offer that comes late must not take their place. */
let asking = 0;

/** Asks the person for one of their passkeys, in the browser's own dialog. */
export async function askForPasskey(api: ApiClient) {
  asking += 1;
  try {
    const optionsJSON = await api('POST /auth/passkey/options');
    return await startAuthentication({ optionsJSON }).catch((error: unknown) => {
      throw said(error);
    });
  } finally {
    asking -= 1;
  }
}

/**
 * Offers the person's passkeys where they type their e-mail, until they choose one or `stopOffering`. Null where nothing
 * comes of it: a browser that cannot, another question in its place.
 */
export async function offerPasskeys(api: ApiClient) {
  const optionsJSON = await api('POST /auth/passkey/options');
  return asking > 0 ? null : startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
}

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

/** Makes a passkey of this host, once the password was right. */
export async function makePasskey(api: ApiClient, password: string) {
  const optionsJSON = await api('POST /me/passkeys/options', { body: { password } });
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw said(error);
  });
}
