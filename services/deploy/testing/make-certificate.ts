import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A piece of DER: tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);

function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = rest.flatMap((number) => {
    const sevens = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) sevens.unshift((left & 0x7f) | 0x80);
    return sevens;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}
const moment = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+/g, '')}`));

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));
const commonName = '2.5.4.3';
const alternativeNames = '2.5.29.17';

const dayMs = 86_400_000;

/**
 * A self-signed certificate, as PEM, with its private key.
 * @param names hosts that it answers for; the first is its common name
 * @param days from now until it ends; negative for one that has ended
 */
export function makeCertificate(names: readonly string[], days: number): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(der(0x31, sequence(objectId(commonName), der(0x0c, Buffer.from(names[0] ?? '')))));
  const until = Date.now() + days * dayMs;
  const hosts = sequence(...names.map((host) => der(0x82, Buffer.from(host))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(moment(new Date(Math.min(Date.now(), until) - dayMs)), moment(new Date(until))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(objectId(alternativeNames), der(0x04, hosts)))),
  );
  const whole = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
