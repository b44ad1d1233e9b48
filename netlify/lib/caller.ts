import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** Whom limits count: the first half of an IPv6 address, which a single household owns; any other text as it stands. */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv4 = MAPPED.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
