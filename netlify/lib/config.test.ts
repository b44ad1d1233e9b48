import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const FULL = {
  DATABASE_URL: 'postgres://site:secret@db.example.com/site',
  AUTH_SECRET: 'a secret of thirty-two characters',
  SMTP_URL: 'smtps://mail.example.com:465',
  MAIL_FROM: 'web@example.com',
  STAFF_MAIL_TO: 'staff@example.com',
  SITE_URL: 'https://www.example.com/',
};

test('a full environment has no problems', () => {
  expect(parseConfig(FULL)).toEqual({
    siteOrigin: 'https://www.example.com',
    isPublicPreview: false,
    database: { url: FULL.DATABASE_URL, overTcp: false },
    auth: { secret: FULL.AUTH_SECRET, previousSecret: null },
    mail: { smtpUrl: FULL.SMTP_URL, from: 'web@example.com', staffTo: 'staff@example.com' },
    stripe: null,
    paypal: null,
    printful: null,
    smarty: null,
    problems: [],
  });
});

test('Netlify’s own names are read where ours are not set', () => {
  const { siteOrigin, database } = parseConfig({
    NETLIFY_DB_URL: FULL.DATABASE_URL,
    URL: 'https://site.netlify.app',
  });
  expect(siteOrigin).toBe('https://site.netlify.app');
  expect(database?.url).toBe(FULL.DATABASE_URL);
});

test('all that is missing or invalid is listed at once, without its value', () => {
  const { database, mail, problems } = parseConfig({
    DATABASE_URL: 'mysql://root:hunter2@db/site',
    DATABASE_TRANSPORT: 'nonsense',
    AUTH_SECRET: 'too short',
    AUTH_SECRET_PREVIOUS: 'hunter2',
    MAIL_FROM: 'web@example.com, other@example.com',
    STAFF_MAIL_TO: 'nobody',
    SITE_URL: 'example.com',
  });
  expect(problems).toEqual([
    'DATABASE_URL is invalid',
    'DATABASE_TRANSPORT is invalid',
    'AUTH_SECRET is invalid',
    'AUTH_SECRET_PREVIOUS is invalid',
    'SMTP_URL is missing',
    'MAIL_FROM is invalid',
    'STAFF_MAIL_TO is invalid',
    'SITE_URL is invalid',
  ]);
  expect({ database, mail }).toEqual({ database: null, mail: null });
  expect(problems.join()).not.toContain('hunter2');
});

test('without mail settings the database still works', () => {
  const { database, mail, problems } = parseConfig({ ...FULL, SMTP_URL: '' });
  expect(database).not.toBeNull();
  expect(mail).toBeNull();
  expect(problems).toEqual(['SMTP_URL is missing']);
});

test.each([
  [undefined, false],
  ['production', false],
  ['dev', false],
  ['deploy-preview', true],
  ['branch-deploy', true],
  ['staging', true],
  ['', true],
])('whether a deploy whose context is %j is a public preview: %s', (CONTEXT, isPublicPreview) => {
  expect(parseConfig({ ...FULL, CONTEXT }).isPublicPreview).toBe(isPublicPreview);
});

test('a secret is needed, of 32 bytes or more; the one it replaces is optional', () => {
  const auth = (env: Record<string, string>) => parseConfig({ ...FULL, ...env });
  expect(auth({ AUTH_SECRET: '' })).toMatchObject({ auth: null, problems: ['AUTH_SECRET is missing'] });
  expect(auth({ AUTH_SECRET: 'x'.repeat(31) })).toMatchObject({
    auth: null,
    problems: ['AUTH_SECRET is invalid'],
  });
  const old = 'x'.repeat(32);
  expect(auth({ AUTH_SECRET_PREVIOUS: old }).auth?.previousSecret).toBe(old);
  expect(auth({ AUTH_SECRET_PREVIOUS: FULL.AUTH_SECRET }).auth?.previousSecret).toBeNull();
});
