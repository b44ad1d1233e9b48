import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { ROOT } from '../../root.ts';
import type { RoomAnswer } from '../room.ts';

const plate = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#ddd"/><text x="200" y="210" font-size="24" text-anchor="middle">${escapeHtml(words)}</text></svg>`;

/** In place of Netlify's image service: the pictures of the stand-in's store, which are the shop's own drawings. */
export async function storePicture(query: URLSearchParams): Promise<RoomAnswer> {
  const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'" };
  const [, name] =
    /^https:\/\/files\.cdn\.printful\.com\/files\/([\w/.-]+)$/.exec(query.get('url') ?? '') ?? [];
  if (name === undefined) return { status: 404, body: 'Not found' };
  const isOurs = /^merchandise\/[\w-]+\.svg$/.test(name);
  const body = isOurs ? await readFile(join(ROOT, 'public', name), 'utf8') : plate(name);
  return { status: 200, headers, body };
}
