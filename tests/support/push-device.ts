import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushMessage } from '../../src/domain/push/push-message.ts';

const CURVE = 'prime256v1';
/** https://www.rfc-editor.org/rfc/rfc8188#section-2.1: a salt, the size of a record, and the sender's public key with its length. */
const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 4 + 1;
const TAG_BYTES = 16;

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

interface DeviceSecrets {
  readonly privateKey: string;
  readonly auth: string;
}

/** Decrypts the body of a push message as a browser does: https://www.rfc-editor.org/rfc/rfc8291#section-3.4. Throws if it is not for this device. */
export function decryptPush(body: Buffer, { privateKey, auth }: DeviceSecrets): string {
  const device = createECDH(CURVE);
  device.setPrivateKey(privateKey, 'base64url');
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(HEADER_BYTES - 1);
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const record = body.subarray(HEADER_BYTES + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), senderKey]);
  const secret = hkdf(device.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('No last record.');
  return padded.subarray(0, end).toString('utf8');
}

/** A device with keys of its own, at an address. */
export function pushDevice(endpoint: string) {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  const secrets = {
    privateKey: curve.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return {
    subscription: { endpoint, p256dh: curve.getPublicKey('base64url'), auth: secrets.auth },
    read: (body: Buffer) => JSON.parse(decryptPush(body, secrets)) as PushMessage,
  };
}

/** The claims of the token in an Authorization header of RFC 8292, whose signature is that of the named key. */
export function vapidOf(authorization: string) {
  const [, header = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return {
    publicKey,
    isSigned,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
      readonly aud: string;
      readonly exp: number;
      readonly sub: string;
    },
  };
}
