// ASVS: 3.3.1
import { expect, test } from 'vitest';
import { createCookies } from '../../../tools/host/function-runner.ts';
import { parseConfig } from '../config.ts';
import { siteCookies } from './cookies.ts';

const BOTH = '__Host-staff=prefixed; staff=plain; __Secure-offer=prefixed; offer=plain';

/** What is set, and which of two cookies is read, on a site with these settings that is asked for `url`. */
function cookiesAt(CONTEXT: string | undefined, SITE_URL: string | undefined, url: string) {
  const request = new Request(url, {
    headers: { cookie: BOTH, host: 'localhost', origin: 'http://localhost' },
  });
  const { cookies, applyTo } = createCookies(request);
  const ours = siteCookies(cookies, request, parseConfig({ CONTEXT, SITE_URL }));
  ours.set({ name: '__Host-staff', value: '1', path: '/', sameSite: 'Strict' });
  ours.set({ name: '__Secure-offer', value: '2', path: '/api', sameSite: 'Lax' });
  return {
    set: applyTo(new Response()).headers.getSetCookie(),
    read: [ours.get('__Host-staff'), ours.get('__Secure-offer')],
  };
}

test.each(['localhost', 'localhost:8888', '127.0.0.1:8888', '[::1]:8888'])(
  'at http://%s on a developer’s machine cookies are plain, and prefixed ones are not read',
  (host) => {
    expect(cookiesAt('dev', 'http://localhost:8888', `http://${host}/api/orders`)).toEqual({
      set: ['staff=1; Path=/; HttpOnly; SameSite=Strict', 'offer=2; Path=/api; HttpOnly; SameSite=Lax'],
      read: ['plain', 'plain'],
    });
  },
);

test.each([
  // A client that claims to ask localhost: a Host header is all that makes up the address.
  ['production', 'https://www.example.com', 'http://localhost/'],
  ['production', 'http://localhost:8888', 'http://localhost:8888/'],
  ['deploy-preview', 'http://localhost:8888', 'http://localhost:8888/'],
  [undefined, 'http://localhost:8888', 'http://localhost:8888/'],
  ['dev', 'https://www.example.com', 'http://localhost:8888/'],
  ['dev', 'http://www.example.com', 'http://localhost:8888/'],
  ['dev', 'http://localhost.example.com', 'http://localhost:8888/'],
  ['dev', undefined, 'http://localhost:8888/'],
  // A developer's machine that others on its network, or a name that resolves to it, ask.
  ['dev', 'http://localhost:8888', 'http://192.168.1.5:8888/'],
  ['dev', 'http://localhost:8888', 'http://localhost.example.com:8888/'],
  ['dev', 'http://localhost:8888', 'https://localhost:8888/'],
])(
  'a site of context %s at %s that is asked for %s sets and reads only prefixed ones',
  (context, site, url) => {
    expect(cookiesAt(context, site, url)).toEqual({
      set: [
        '__Host-staff=1; Path=/; HttpOnly; Secure; SameSite=Strict',
        '__Secure-offer=2; Path=/api; HttpOnly; Secure; SameSite=Lax',
      ],
      read: ['prefixed', 'prefixed'],
    });
  },
);
