import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const hex = (text: string) => Buffer.from(text, 'hex');

/** CBOR's byte string of 24 to 255 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));

/** An ES256 key as COSE writes it (RFC 9053). */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }) {
  return Buffer.concat([hex('a501020326200121'), coordinate(x), hex('22'), coordinate(y)]);
}

/** {"fmt": "none", "attStmt": {}, "authData": …} in CBOR. */
const attestationOf = (authData: Buffer) =>
  Buffer.concat([hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'), cborBytes(authData)]);

/**
 * A phone with a passkey, as the server sees it: WebAuthn's bytes, with real signatures. `verifies`: whether it asks for a
 * finger, a face or a PIN.
 */
export function passkeyDevice(origin: string, { verifies = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const flags = USER_PRESENT | (verifies ? USER_VERIFIED : 0);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flag: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flag]), Buffer.alloc(4)]);
  const credential = <Response>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    /** What `navigator.credentials.create()` returns for this challenge. */
    make(challenge: string) {
      const idLength = Buffer.from([0, id.length]);
      const key = coseKey(publicKey.export({ format: 'jwk' }) as { x: string; y: string });
      const authData = Buffer.concat([head(flags | HAS_CREDENTIAL), Buffer.alloc(16), idLength, id, key]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationOf(authData).toString('base64url'),
      });
    },
    /** What `navigator.credentials.get()` returns for this challenge. */
    use(challenge: string) {
      const data = clientData('webauthn.get', challenge);
      const authenticatorData = head(flags);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: randomBytes(16).toString('base64url'),
      });
    },
  };
}
