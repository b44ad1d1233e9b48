import type { BrowserContext, Page, Request } from 'playwright/test';
import { plainName } from '../../netlify/lib/sessions/cookies.ts';
import {
  MEASUREMENT_COOKIES,
  STAFF_ONLY_COOKIES,
  VISITOR_COOKIES,
} from '../../src/domain/privacy/cookies.ts';
import { isListedHost } from '../../src/domain/privacy/recipients.ts';
import { CACHE_DATABASE, DEVICE_STORAGE, STAFF_STORAGE } from '../../src/features/privacy/device-storage.ts';

function fits(pattern: string, name: string): boolean {
  const [head = '', tail] = pattern.split('*');
  return tail === undefined ? name === pattern : name.startsWith(head) && name.endsWith(tail);
}

const COOKIES = [...VISITOR_COOKIES, ...MEASUREMENT_COOKIES, ...STAFF_ONLY_COOKIES];
const STORED = [...DEVICE_STORAGE, ...STAFF_STORAGE];

const isListedCookie = (cookie: string) => COOKIES.some(({ name }) => fits(plainName(name), cookie));
/** What tests themselves keep begins with "test:". */
const isListedKey = (place: string, key: string) =>
  key.startsWith('test:') || STORED.some((entry) => entry.place === place && fits(entry.name, key));

/** Our own site, its mock servers, and what leaves no machine. */
const isOurs = ({ protocol, hostname }: URL) =>
  !/^https?:$/.test(protocol) || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** What a page of ours has put into the browser; nothing of a page that is closed or somebody else's. */
async function keptBy(page: Page): Promise<readonly string[]> {
  if (
    page.isClosed() ||
    !URL.canParse(page.url()) ||
    !page.url().startsWith('http') ||
    !isOurs(new URL(page.url()))
  )
    return [];
  const kept = await page
    .evaluate(async () => ({
      device: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      cache: 'caches' in window ? await caches.keys() : [],
      database: (await indexedDB.databases()).map(({ name = '' }) => name),
    }))
    // It is on its way to another page, or has no storage.
    .catch(() => null);
  if (!kept) return [];
  const { database, ...places } = kept;
  return [
    ...Object.entries(places).flatMap(([place, keys]) =>
      keys.filter((key) => !isListedKey(place, key)).map((key) => `${place}: ${key}`),
    ),
    ...database
      // The blog editor's own, on the devices of owners.
      .filter((name) => name !== CACHE_DATABASE && !/^(?:sveltia|github:)/.test(name))
      .map((name) => `database: ${name}`),
  ];
}

/** A visitor who presses a link to another site goes there on purpose; /privacy says so of all such links. */
function isFollowedLink(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The tab that the link opens is not there yet.
    return true;
  }
}

/** The blog editor asks for a face that our policy refuses: an owner's browser, on a page of staff. */
const EDITOR_FACE = 'cdn.jsdelivr.net';

/** Notes which hosts a browser asks, and answers at the end which of them, of its cookies and of its storage /privacy does not list. */
export function watchPrivacy(context: BrowserContext): () => Promise<readonly string[]> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!isOurs(url) && !isFollowedLink(request) && url.hostname !== EDITOR_FACE) hosts.add(url.hostname);
  });
  return async () => {
    const [cookies, ...kept] = await Promise.all([context.cookies(), ...context.pages().map(keptBy)]);
    return [
      ...[...hosts].filter((host) => !isListedHost(host)).map((host) => `host: ${host}`),
      ...cookies.filter(({ name }) => !isListedCookie(name)).map(({ name }) => `cookie: ${name}`),
      ...kept.flat(),
    ];
  };
}
