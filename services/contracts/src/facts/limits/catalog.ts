import { hour, type Limit, minute, noEnd, officePeople } from './limit';

/** Caps on packages’ passwords and on documents for programs. */
export const catalogLimits = {
  packagePasswords: {
    counts: 'passwords given for a package',
    per: 'address',
    free: officePeople,
    most: officePeople,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'everybody in a development opens its package at once',
  },
  packageGuessesOfPackage: {
    counts: 'wrong passwords for a package',
    per: 'package',
    free: 60,
    most: noEnd,
    seconds: hour,
    refusal: 'proof_required',
    because: 'one a minute; a right password is never refused',
  },
  packageGuessesOfAddress: {
    counts: 'wrong passwords for a package',
    per: 'address',
    free: 10,
    most: 60,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'after ten mistakes a person asks for it again',
  },
  packageGuessesOfNetwork: {
    counts: 'wrong passwords for a package',
    per: 'network',
    free: 30,
    most: 180,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'three such addresses',
  },
  packagePasswordsSet: {
    counts: 'passwords that staff set for packages',
    per: 'address',
    free: 20,
    most: 20,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'a hash is slow on purpose; nobody invents twenty passwords in a minute',
  },
  documents: {
    counts: 'sitemaps and feeds',
    per: 'address',
    free: 60,
    most: 60,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'a search engine reads each part once a day',
  },
} as const satisfies Record<string, Limit>;
