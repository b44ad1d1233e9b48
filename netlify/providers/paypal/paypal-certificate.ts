import { X509Certificate } from 'node:crypto';
import { perConfig, required } from '../../lib/config.ts';
import { outage } from '../../lib/http/errors.ts';
import { StatusError } from '../../lib/http/status-error.ts';

const TIMEOUT_MS = 2_500;
const PATH = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;
const ORIGINS = {
  production: ['https://api.paypal.com', 'https://api-m.paypal.com'],
  sandbox: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
} as const;
/** PayPal uses a few at a time. */
const MAX_KEPT = 8;
const PEM = /-----BEGIN CERTIFICATE-----[\w+/=\s]+-----END CERTIFICATE-----/g;
const SUBJECT = /^CN=(?:[\w-]+\.)*paypal\.com$/m;

const certificates = perConfig(() => new Map<string, X509Certificate>());

/** The first one signs; each further one must have signed the one before it. null if that is not so. */
export function readCertificate(pem: string, nowMs: number): X509Certificate | null {
  let chain: readonly X509Certificate[];
  try {
    chain = (pem.match(PEM) ?? []).map((text) => new X509Certificate(text));
  } catch {
    return null;
  }
  const [first] = chain;
  const isValid = (certificate: X509Certificate, index: number) => {
    const issuer = chain[index + 1];
    const isInTime = Date.parse(certificate.validFrom) <= nowMs && nowMs <= Date.parse(certificate.validTo);
    return isInTime && (!issuer || certificate.verify(issuer.publicKey));
  };
  return first && SUBJECT.test(first.subject) && chain.every(isValid) ? first : null;
}

async function load(url: URL): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) return '';
    if (!response.ok) throw new StatusError(response.status);
    return await response.text();
  } catch (cause) {
    throw outage(cause);
  }
}

/**
 * The certificate at that address, or null if the address is not PayPal's own or the certificate is invalid. It is PayPal's because
 * PayPal's host serves it over TLS. Throws unavailable.
 */
export async function paypalCertificate(address: string): Promise<X509Certificate | null> {
  const { environment, mockUrl } = required('paypal');
  const url = URL.canParse(address) ? new URL(address) : null;
  const origins: readonly string[] = mockUrl ? [mockUrl] : ORIGINS[environment];
  if (!url || !origins.includes(url.origin) || !PATH.test(url.pathname) || url.search) return null;
  const kept = certificates();
  const known = kept.get(url.href);
  if (known && Date.parse(known.validTo) > Date.now()) return known;
  const certificate = readCertificate(await load(url), Date.now());
  if (certificate) {
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(url.href, certificate);
  }
  return certificate;
}
