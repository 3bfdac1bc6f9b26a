import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

/** A text or the head of bytes as CBOR writes them. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);

/** The place in a browser's answer that says how it was given, and what its owner did for it. */
export interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  /** False where nobody showed a finger, a face or a code. */
  asked?: boolean;
}

/** One passkey as a device keeps it: answers challenges as browsers hand them on. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(32));
  counter = 0;

  /** `RegistrationResponseJSON` */
  make(ceremony: Ceremony) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (key: number, text: string) =>
      Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(text, 'base64url')]);
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = Buffer.concat([this.dataOf(ceremony, withKey), key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    const clientDataJSON = base64url(this.clientData(ceremony, 'webauthn.create'));
    const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** `AuthenticationResponseJSON` */
  answer(ceremony: Ceremony) {
    const data = this.dataOf(ceremony);
    const client = this.clientData(ceremony, 'webauthn.get');
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private dataOf({ rpId, asked = true }: Ceremony, more = 0): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([present | (asked ? verified : 0) | more]), counted]);
  }

  private clientData = ({ challenge, origin }: Ceremony, type: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
