import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [ivBytes, tagBytes] = [12, 16];

/** Encrypts values bound to one place (AES-256-GCM): moved elsewhere, they do not decrypt. */
export class Sealed {
  private readonly key: Uint8Array;

  /** `purpose` separates uses of the same secret. */
  constructor(secret: string, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  }

  seal(value: unknown, place: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  /** The value; undefined when it was sealed with another secret or for another place. */
  open(sealed: string, place: string): unknown {
    const bytes = Buffer.from(sealed, 'base64');
    const opened = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      const text = Buffer.concat([opened.update(bytes.subarray(ivBytes + tagBytes)), opened.final()]);
      return JSON.parse(text.toString());
    } catch {
      return undefined;
    }
  }
}
