import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** The certificate that PayPal's mock serves, and the key that it signs events with. */
interface SigningCertificate {
  readonly pem: string;
  readonly key: KeyObject;
}

// DER (ITU-T X.690) of the few parts that a certificate has (RFC 5280, 4.1). Node reads certificates and makes none.
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
/** 1.2.840.113549.1.1.11, no parameters */
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
/** 2.5.4.3 */
const COMMON_NAME = Buffer.from('0603550403', 'hex');

function der(tag: number, ...contents: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function makeCertificate(): SigningCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const commonName = der(
    SEQUENCE,
    COMMON_NAME,
    der(UTF8_STRING, 'messageverificationcerts.sandbox.paypal.com'),
  );
  const name = der(SEQUENCE, der(SET, commonName));
  // Tests set the clock years forward.
  const validity = der(
    SEQUENCE,
    der(GENERALIZED_TIME, '20200101000000Z'),
    der(GENERALIZED_TIME, '21200101000000Z'),
  );
  const facts = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', facts, privateKey));
  const base64 = der(SEQUENCE, facts, SHA256_WITH_RSA, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey,
  };
}

let made: SigningCertificate | undefined;

/** Made when it is first needed, as most runs never see an event. */
export const signingCertificate = (): SigningCertificate => (made ??= makeCertificate());
