import { createHmac, timingSafeEqual } from 'node:crypto';
import { packagePassword } from '@actual/contracts/facts/catalog/storefront';

/** The facts that a grant is bound to: it opens this package, and only while its password stays the same. */
export interface Grantable {
  readonly id: string;
  readonly passwordHash: string;
}

export interface Grant {
  readonly grant: string;
  readonly expiresAt: Date;
}

/** Signs and checks grants. Nothing is stored: a grant carries its own end, and the signature binds it to its package. */
export class PackageGrants {
  constructor(
    private readonly secret: string,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Says that the password of a package was given just now. */
  give(of: Grantable): Grant {
    const expires = this.clock() + packagePassword.openMinutes * 60_000;
    return { grant: `${expires.toString(36)}.${this.sign(of, expires)}`, expiresAt: new Date(expires) };
  }

  /** Whether a grant is one of ours, for this package, and not over. */
  opens(of: Grantable, grant: string | undefined): boolean {
    const [end = '', signature = ''] = grant?.split('.', 2) ?? [];
    const expires = Number.parseInt(end, 36);
    if (!(expires > this.clock())) return false;
    const [given, own] = [Buffer.from(signature), Buffer.from(this.sign(of, expires))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private sign({ id, passwordHash }: Grantable, expires: number): string {
    return createHmac('sha256', this.secret)
      .update(`package grant\n${id}\n${passwordHash}\n${expires}`)
      .digest('base64url');
  }
}
