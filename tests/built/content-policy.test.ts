// ASVS: 3.2.2, 3.4.3
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isListedHost } from '../../src/domain/privacy/recipients.ts';
import { readHeaderRules } from '../../tools/host/toml-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** The pages that can take a payment. */
const PAYING = ['checkout.html', 'merch.html', 'payment.html'];
/** The one of them that shows PayPal's button. */
const PAYPAL = 'payment.html';
const EDITOR = 'admin/blog/editor.html';
/** Stripe returns to the first with a secret in the URL; what the others have in it opens an order or a request. */
const UNMEASURED = [
  ...PAYING,
  'payment-success.html',
  'order-confirmation.html',
  'request.html',
  'privacy/confirm.html',
  'my-ticket.html',
  'hold.html',
  'price-alerts.html',
  'offer.html',
  'es/solicitud.html',
  'es/mi-boleto.html',
  'es/apartar-precio.html',
  'es/avisos-de-precio.html',
  'es/oferta.html',
  'es/privacidad/confirmar.html',
];

const pages = globSync('**/*.html', { cwd: dist }).toSorted();
const html = (page: string) => readFileSync(join(dist, page), 'utf8');
const policyOf = (page: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html(page))?.[1] ?? '';
const having = (pattern: RegExp) => pages.filter((page) => pattern.test(policyOf(page)));

const LOOSE = [EDITOR, PAYPAL];
const sourcesOf = (page: string, directive: string) =>
  policyOf(page)
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name === directive)
    .flatMap(([, ...sources]) => sources);

// Asked: 166
test('payment providers may load on the pages that can pay, and nowhere else', () => {
  expect(having(/stripe\.com/)).toEqual(PAYING);
  expect(having(/paypal|venmo/)).toEqual([PAYPAL]);
});

// Asked: 166
test('the page of PayPal’s button has what PayPal asks for, and still lets no inline script run', () => {
  const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
  for (const kind of ['child', 'connect', 'frame', 'img', 'script', 'style'])
    expect(sourcesOf(PAYPAL, `${kind}-src`)).toEqual(expect.arrayContaining(hosts));
  expect(sourcesOf(PAYPAL, 'style-src')).toContain("'unsafe-inline'");
  expect(sourcesOf(PAYPAL, 'style-src').join(' ')).not.toContain('sha256');
  expect(sourcesOf(PAYPAL, 'script-src')).not.toContain("'unsafe-inline'");
  expect(sourcesOf(PAYPAL, 'script-src').join(' ')).toContain('sha256');
});

// Asked: 345
test('every outside host that a page may ask is one whose owner /privacy names', () => {
  const hosts = pages.flatMap((page) =>
    [...policyOf(page).matchAll(/https:\/\/([^\s;]+)/g)].map(([, host = '']) => host),
  );
  expect(new Set(hosts).size).toBeGreaterThan(3);
  expect([...new Set(hosts)].filter((host) => !isListedHost(host))).toEqual([]);
});

// Asked: 399
// ASVS: 1.3.2
test('every page has a policy, and none of them lets inline code run', () => {
  expect(having(/default-src 'self'/)).toEqual(pages);
  expect(having(/unsafe/)).toEqual(LOOSE);
  expect(having(/script-src[^;]*unsafe|unsafe-(?!inline)/)).toEqual([]);
});

test('no page allows a <base> element', () => {
  expect(having(/base-uri 'none'/)).toEqual(pages);
});

// Asked: 166
test('styles are as strict as scripts on every other page: the hashes of its own, and nobody else’s', () => {
  expect(having(/style-src[^;]*'unsafe-inline'/)).toEqual(LOOSE);
  const foreign = pages
    .filter((page) => !LOOSE.includes(page))
    .flatMap((page) => [
      ...sourcesOf(page, 'style-src').filter((source) => !/^'(self|sha256-.*)'$/.test(source)),
      ...sourcesOf(page, 'child-src'),
    ]);
  expect(foreign).toEqual([]);
});

test('the editor of posts may bring its styles, no other page may, and none may ask GitHub', () => {
  expect(having(/github/)).toEqual([]);
  expect(policyOf(EDITOR)).toMatch(/style-src 'unsafe-inline'\s*;/);
});

test('the editor is loaded by its own page, and by no script that another page has', () => {
  const [script = 'none', ...others] = globSync('assets/editor.*.js', { cwd: dist });
  expect(others).toEqual([]);
  expect(pages.filter((page) => /\/admin\/blog\/cms\//.test(html(page)))).toEqual([]);
  const naming = globSync('{*,assets/*,blog/**/*,admin/**/*}.{html,js}', { cwd: dist });
  expect(naming.filter((file) => html(file).includes(script))).toEqual([EDITOR]);
});

// Asked: 356
// ASVS: 14.2.3
test('pages with card fields or a secret in the URL are not measured', () => {
  expect(pages.filter((page) => /<body[^>]*data-unmeasured/.test(html(page)))).toEqual(UNMEASURED.toSorted());
  expect(having(/google/).filter((page) => UNMEASURED.includes(page))).toEqual([]);
});

test('pages of orders and payments are not for search engines', () => {
  const own = pages.filter((page) => /^(checkout|payment|payment-success|order-.*)\.html$/.test(page));
  expect(own).toHaveLength(5);
  expect(own.filter((page) => !html(page).includes('name="robots" content="noindex"'))).toEqual([]);
});

const headersOf = await readHeaderRules(join(root, 'netlify.toml'), join(dist, '_headers'));

test.each(['/assets/x.svg', '/es/assets/x.svg'])(
  '%s runs and loads nothing when it is opened by itself',
  (path) => {
    expect(headersOf(path)['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox$/,
    );
  },
);

const OPENED_BY_TOKEN = [
  'request',
  'offer',
  'my-ticket',
  'privacy/confirm',
  'es/solicitud',
  'es/oferta',
  'es/mi-boleto',
  'es/privacidad/confirmar',
];

// Asked: 367
test.each(OPENED_BY_TOKEN)('/%s is kept by nobody, for no search engine, and tells no site of it', (name) => {
  expect(html(`${name}.html`)).toContain('name="robots" content="noindex"');
  expect(headersOf(`/${name}`)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

test.each(pages)('%s lets wallets ask for a payment only where it can pay', (page) => {
  const headers = headersOf(`/${page.replace(/(?:index)?\.html$/, '')}`);
  const pays = PAYING.includes(page);
  expect(headers['permissions-policy']?.includes('payment=()')).toBe(!pays);
  expect(headers['permissions-policy']?.includes('"https://*.js.stripe.com"')).toBe(pays);
  expect(headers['permissions-policy']?.includes('paypal.com')).toBe(page === PAYPAL);
  // The same on all public pages: where it changes, Safari switches to a new process, and Back reloads a page instead of restoring it.
  const windows = page.startsWith('admin') ? 'same-origin' : 'same-origin-allow-popups';
  expect(headers['cross-origin-opener-policy']).toBe(windows);
});
