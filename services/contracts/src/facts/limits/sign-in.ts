import { hour, type Limit, minute, officePeople } from './limit';

/** The longest wait between wrong passwords, in seconds; it starts at one and doubles. */
export const longestGuessWait = minute;

/** Caps on passwords, passkeys and registrations. */
export const signInLimits = {
  signInGuessesOfAccount: {
    counts: 'wrong passwords',
    per: 'account',
    free: 10,
    most: 10,
    seconds: 15 * minute,
    refusal: 'rate_limited',
    because: `beyond it each guess waits for the one before, ${longestGuessWait} s at most; the owner’s known browser is counted apart`,
  },
  signInGuessesOfDevice: {
    counts: 'wrong passwords where the account is known',
    per: 'device',
    free: 10,
    most: 10,
    seconds: 15 * minute,
    refusal: 'rate_limited',
    because: 'nobody mistypes ten times',
  },
  signInGuessesOfAddress: {
    counts: 'wrong passwords',
    per: 'address',
    free: 40,
    most: 40,
    seconds: 15 * minute,
    refusal: 'rate_limited',
    because: 'one in five of an office mistypes once',
  },
  signIns: {
    counts: 'sign-ins with a password',
    per: 'address',
    free: 60,
    most: 60,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'one in three of an office; `SIGNIN_PER_MINUTE` changes it',
  },
  passkeySignIns: {
    counts: 'sign-ins with a passkey',
    per: 'address',
    free: officePeople,
    most: officePeople,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'everybody in an office; a passkey cannot be guessed',
  },
  passwordMailsToEmail: {
    counts: 'mails with a link for a new password, or to prove an e-mail',
    per: 'email',
    free: 5,
    most: 5,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'a link is good for an hour, and only the newest',
  },
  passwordMailsOfAddress: {
    counts: 'mails with a link for a new password, or to prove an e-mail',
    per: 'address',
    free: 20,
    most: 60,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'one in ten of an office within the hour',
  },
  newPasswords: {
    counts: 'new passwords by a mailed link',
    per: 'address',
    free: 20,
    most: 20,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'one in ten of an office; a link cannot be guessed',
  },
  registrations: {
    counts: 'registrations',
    per: 'address',
    free: 100,
    most: 100,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'half of an office in the same minute',
  },
} as const satisfies Record<string, Limit>;
