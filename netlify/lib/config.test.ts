// ASVS: 13.2.3
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const FULL = {
  DATABASE_URL: 'postgres://site:secret@db.example.com/site',
  AUTH_SECRET: 'a secret of thirty-two characters',
  SMTP_URL: 'smtps://mail.example.com:465',
  MAIL_FROM: 'web@example.com',
  STAFF_MAIL_TO: 'staff@example.com',
  SITE_URL: 'https://www.example.com/',
  CONTEXT: 'production',
};

test('a full environment has no problems', () => {
  expect(parseConfig(FULL)).toEqual({
    siteOrigin: 'https://www.example.com',
    isPlainLocal: false,
    isPublicPreview: false,
    saleMinutes: null,
    database: { url: FULL.DATABASE_URL, overTcp: false },
    auth: { secret: FULL.AUTH_SECRET, previousSecret: null },
    mail: {
      smtpUrl: FULL.SMTP_URL,
      requireTls: true,
      from: 'web@example.com',
      staffTo: 'staff@example.com',
      staffToAt: {},
    },
    stripe: null,
    paypal: null,
    printful: null,
    smarty: null,
    vehicles: { mockUrl: null },
    github: null,
    errors: null,
    buildHook: null,
    push: null,
    pos: null,
    githubMissing: ['GITHUB_TOKEN', 'GITHUB_REPOSITORY'],
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

// Asked: 256
test('a yard’s own address is read, and a wrong one is a problem that leaves the common one', () => {
  const { mail, problems } = parseConfig({
    ...FULL,
    STAFF_MAIL_TO_GRIFFIN: 'nobody',
    STAFF_MAIL_TO_NEWNAN: 'newnan@example.com',
  });
  expect(mail).toMatchObject({ staffTo: 'staff@example.com', staffToAt: { newnan: 'newnan@example.com' } });
  expect(mail?.staffToAt).not.toHaveProperty('griffin');
  expect(problems).toEqual(['STAFF_MAIL_TO_GRIFFIN is invalid']);
});

test('staff’s mail goes to one address or to several, of which each has to be one', () => {
  const { mail, problems } = parseConfig({
    ...FULL,
    STAFF_MAIL_TO: 'jim@yard.net,ann@yard.net',
    STAFF_MAIL_TO_GRIFFIN: 'griffin@yard.net, scale@yard.net',
  });
  expect(mail).toMatchObject({
    staffTo: 'jim@yard.net,ann@yard.net',
    staffToAt: { griffin: 'griffin@yard.net, scale@yard.net' },
  });
  expect(problems).toEqual([]);
  for (const wrong of ['jim@yard.net,', 'jim@yard.net;ann@yard.net', 'jim@yard.net, nobody', ',']) {
    expect(parseConfig({ ...FULL, STAFF_MAIL_TO: wrong }).problems).toEqual(['STAFF_MAIL_TO is invalid']);
  }
});

test('without mail settings the database still works', () => {
  const { database, mail, problems } = parseConfig({ ...FULL, SMTP_URL: '' });
  expect(database).not.toBeNull();
  expect(mail).toBeNull();
  expect(problems).toEqual(['SMTP_URL is missing']);
});

test.each([
  ['production', false],
  ['dev', false],
  ['deploy-preview', true],
  ['branch-deploy', true],
  ['staging', true],
  ['', true],
  [undefined, true],
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

// Asked: 395
// ASVS: 12.3.1
test.each([
  ['postgres://site@localhost/site', true],
  ['postgres://site@127.0.0.1:5432/site', true],
  ['postgres://site@[::1]/site', true],
  ['postgres://site@db.example.com/site', false],
  ['postgres://site@localhost.example.com/site', false],
  ['postgres://site@localhost/site?host=db.example.com', false],
])('%s over plain TCP is accepted: %s', (DATABASE_URL, isAccepted) => {
  const env = { ...FULL, DATABASE_URL, DATABASE_TRANSPORT: 'tcp' };
  const refusal = 'DATABASE_TRANSPORT is tcp, which would go to another machine unencrypted';
  expect(parseConfig(env)).toMatchObject(
    isAccepted ? { database: { overTcp: true }, problems: [] } : { database: null, problems: [refusal] },
  );
  expect(parseConfig({ ...env, ALLOW_UNENCRYPTED: 'mail,database' }).database?.overTcp).toBe(true);
});

// Asked: 395
test.each([
  ['smtp://mail.example.com:587', true],
  ['smtps://mail.example.com', true],
  ['smtp://mail.example.com?requireTLS=true', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost:2525?ignoreTLS=true', false],
])('mail by %s demands encryption: %s', (SMTP_URL, requireTls) => {
  expect(parseConfig({ ...FULL, SMTP_URL }).mail?.requireTls).toBe(requireTls);
});

// Asked: 395
test.each([
  'ignoreTLS=true',
  'opportunisticTLS=1',
  'requireTLS=false',
  'secure=0',
  'tls.rejectUnauthorized=false',
])('an address of mail with %s is refused, unless the settings allow it', (option) => {
  const env = { ...FULL, SMTP_URL: `smtp://mail.example.com?${option}` };
  const problems = ['SMTP_URL turns encryption off, for another machine'];
  expect(parseConfig(env)).toMatchObject({ mail: null, problems });
  expect(parseConfig({ ...env, ALLOW_UNENCRYPTED: 'mail' }).mail?.requireTls).toBe(false);
  expect(parseConfig({ ...env, ALLOW_UNENCRYPTED: 'yes' }).problems).toContain(
    'ALLOW_UNENCRYPTED is invalid',
  );
});

test('the secret of a point of sale is at least 32 bytes long, and no preview has it', () => {
  const POS_WEBHOOK_SECRET = 'another secret of 32 characters!';
  expect(parseConfig({ ...FULL, POS_WEBHOOK_SECRET }).pos).toEqual({ webhookSecret: POS_WEBHOOK_SECRET });
  expect(parseConfig({ ...FULL, POS_WEBHOOK_SECRET, CONTEXT: 'dev' }).pos).not.toBeNull();
  expect(parseConfig({ ...FULL, POS_WEBHOOK_SECRET, CONTEXT: 'deploy-preview' }).pos).toBeNull();
  expect(parseConfig({ ...FULL, POS_WEBHOOK_SECRET: 'short' })).toMatchObject({
    pos: null,
    problems: ['POS_WEBHOOK_SECRET is invalid'],
  });
});
