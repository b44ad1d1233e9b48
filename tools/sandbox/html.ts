import { join } from 'node:path';
import { build } from 'esbuild';
import { escapeHtml } from '../../netlify/providers/mail/escape-html.ts';
import type { MockAnswer } from './mock-server.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
  ol { list-style: none; padding: 0; }
  ol > li { border-top: 1px solid #8886; padding: .75rem 0; }
  form { display: inline-flex; gap: .5rem; flex-wrap: wrap; }
  button { font: inherit; min-height: 48px; padding: .5rem 1rem; }
  .badge { display: inline-block; padding: .1rem .6rem; border: 2px dashed; font-weight: 700; }
  .bank { max-width: 28rem; margin: 10vh auto 0; }
  .bank form { display: grid; }`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** A whole document; `body` is HTML. */
export const htmlDocument = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${body}
`;

/** A page of a mock server; `body` is HTML. */
export const htmlPage = (title: string, body: string, status = 200): MockAnswer => ({
  status,
  headers: HEADERS,
  body: htmlDocument(title, STYLE, body),
});

export const seeOther = (location: string): MockAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  body: '',
});

/**
 * A mock's script for the browser, bundled at each request so that an edit shows at the next load. `file` is relative to this
 * folder; `settings` is what the script reads as SETTINGS.
 */
export async function answerScript(file: string, settings: unknown = null): Promise<MockAnswer> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    format: 'iife',
    write: false,
    define: { SETTINGS: JSON.stringify(settings) },
  });
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: outputFiles.map(({ text }) => text).join(''),
  };
}
