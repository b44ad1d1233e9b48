import type { Context } from '@netlify/functions';

type Set = Context['cookies']['set'];
type Cookie = Set extends { (cookie: infer C): void; (name: string, value: string): void } ? C : never;

const serialize = (cookie: Cookie): string =>
  [
    `${cookie.name}=${cookie.value}`,
    cookie.path && `Path=${cookie.path}`,
    cookie.domain && `Domain=${cookie.domain}`,
    cookie.expires !== undefined && `Expires=${new Date(cookie.expires).toUTCString()}`,
    cookie.maxAge !== undefined && `Max-Age=${cookie.maxAge}`,
    cookie.httpOnly && 'HttpOnly',
    cookie.secure && 'Secure',
    cookie.sameSite && `SameSite=${cookie.sameSite}`,
    ...(cookie.unparsed ?? []),
  ]
    .filter(Boolean)
    .join('; ');

/** context.cookies of one request; `applyTo` adds the cookies that were set to the response. */
export function createCookies(request: Request) {
  const lines: string[] = [];
  const add = (cookie: Cookie) => void lines.push(serialize(cookie));
  const cookies: Context['cookies'] = {
    get(key) {
      const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
      return pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
    },
    set(first: Cookie | string, value: string = '') {
      add(typeof first === 'string' ? { name: first, value } : first);
    },
    delete(input) {
      add({ ...(typeof input === 'string' ? { name: input } : input), value: '', expires: 0 });
    },
  };
  return {
    cookies,
    applyTo(answer: Response): Response {
      for (const line of lines) answer.headers.append('set-cookie', line);
      return answer;
    },
  };
}
