import { type Config, config } from '../config.ts';
import { isThisMachine } from '../provider-config.ts';

interface Cookie {
  /** With a prefix, by which a browser takes the cookie only from this very host, encrypted: no neighbor can plant one. */
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly sameSite: 'Strict' | 'Lax';
  readonly maxAge?: number;
}

export interface Cookies {
  /** Empty if the browser sent none. */
  readonly get: (name: string) => string;
  readonly set: (cookie: Cookie) => void;
}

/** The name that a cookie has at http://localhost. */
export const plainName = (name: string): string => name.replace(/^__(?:Host|Secure)-/, '');

/**
 * The only way to our cookies: Secure, prefixed, and out of reach of scripts. Safari stores no such cookie at http://localhost, so there
 * they are plain, and only the plain ones are read. The site's own setting allows that; the address asked for can only refuse it.
 */
export function siteCookies(
  cookies: Cookies,
  { url }: Pick<Request, 'url'>,
  { isPlainLocal }: Pick<Config, 'isPlainLocal'> = config(),
): Cookies {
  const { protocol, hostname } = new URL(url);
  const isPlain = isPlainLocal && protocol === 'http:' && isThisMachine(hostname);
  const nameOf = isPlain ? plainName : (name: string) => name;
  return {
    get: (name) => cookies.get(nameOf(name)),
    set: (cookie) => {
      const secured = { ...cookie, name: nameOf(cookie.name), httpOnly: true, secure: !isPlain };
      cookies.set(secured);
    },
  };
}
