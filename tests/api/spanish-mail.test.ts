import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import privacyFunction from '../../netlify/functions/privacy.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { workOutbox } from '../support/due-work.ts';
import {
  BUSINESS_EMAIL,
  BUSINESS_NAME,
  BUSINESS_PHONE,
  BUSINESS_QUOTES_PHONE,
} from '../../src/business/business.ts';
import { BUSINESS_TAGLINE as SPANISH_TAGLINE } from '../../src/business/tagline.es.ts';
import { BUSINESS_TAGLINE } from '../../src/business/tagline.ts';
import { YARDS } from '../../src/business/yards.ts';
import { dayText } from '../../src/domain/locations/hours/special-days.ts';
import { decideOfferApi } from '../../src/domain/offers/offers.api.ts';
import { closePrivacyRequestApi, deletePersonalDataApi } from '../../src/domain/privacy/admin-privacy.api.ts';
import { PRIVACY_KINDS, type PrivacyKind } from '../../src/domain/privacy/privacy-request.schema.ts';
import { confirmPrivacyRequestApi, createPrivacyRequestApi } from '../../src/domain/privacy/privacy.api.ts';
import { readQuoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import type { OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import type { Locale } from '../../src/domain/shared/language/locales.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { callApi } from '../support/call.ts';
import { ENGLISH_WORDS } from '../support/language-words.ts';
import { openByToken, sendRequest, sentOffer } from '../support/offer.ts';
import { privacyBody, privacyTokenIn } from '../support/privacy.ts';
import { callbackOf, pickupOf } from '../support/quote.ts';
import { type TestServer, useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
let olga: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff');
  olga = await staffWith(server.db, 'owner');
});

type Sent = NonNullable<ReturnType<TestServer['mail']['messages']>[number]>;

/** What has come for an address, oldest first. */
const mailsTo = (email: string): readonly Sent[] =>
  server.mail.messages().filter(({ to }) => to.includes(email));

/** The sentences of a mail, in both of its forms. */
const sentencesOf = ({ subject, text = '', html = '' }: Sent): readonly string[] =>
  [
    subject ?? '',
    ...text.split('\n'),
    ...html.replaceAll(/<style>.*?<\/style>/gs, '').split(/<[^>]*>/),
  ].filter(Boolean);

const CALLABLE = /"tel:\+1\d{10}"/;

function expectSpanish(mail: Sent): void {
  expect(sentencesOf(mail).filter((sentence) => ENGLISH_WORDS.test(sentence))).toEqual([]);
  expect(mail.html).toContain('<html lang="es">');
  expect(mail.html).toMatch(CALLABLE);
  expect(mail.text).toMatch(/^Se habla español: lun-vie |, se habla español$/m);
  expect(mail.html).toContain(SPANISH_TAGLINE);
  expect(mail.html).not.toContain(BUSINESS_TAGLINE);
}

/** What every mail says in both languages. */
const FRAME = [
  'e habla español',
  BUSINESS_NAME,
  formatPhone(BUSINESS_PHONE),
  BUSINESS_EMAIL,
  '&middot;',
  '--',
  ...YARDS.map(({ street }) => street),
];

/** That the same mail in the other language shares nothing with it but facts. */
function expectOwnSentences(spanish: Sent, english: Sent, facts: readonly string[]): void {
  const others = new Set(sentencesOf(english).map((sentence) => sentence.trim()));
  const shared = sentencesOf(spanish)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && others.has(sentence));
  expect(shared.filter((sentence) => ![...FRAME, ...facts].some((fact) => sentence.includes(fact)))).toEqual(
    [],
  );
}

const DAY = /^Día: [a-záé]+ \d+ de [a-z]+ de \d{4}$/;

let person = 0;
/** A request from a Spanish page, of somebody who asked for email. */
async function request(changes: Parameters<typeof sendRequest>[0] = {}) {
  person += 1;
  const email = `persona-${person}@example.com`;
  const sent = await sendRequest({ locale: 'es', emailMe: true, email, ...changes });
  await settled();
  return { ...sent, email };
}

async function offer(quoteId: string, changes: Parameters<typeof sentOffer>[2]) {
  const sent = await sentOffer(stan.cookie, quoteId, changes);
  await settled();
  return sent;
}

describe('a request from a Spanish page', () => {
  // Asked: 318
  test.each([
    ['a quote', {}, 'Su solicitud de cotización a Georgia Scrap Metal Recycling', []],
    [
      'a pickup',
      { pickup: pickupOf() },
      'Su solicitud de recolección a Georgia Scrap Metal Recycling',
      [
        'Peso: De 1,000 a 5,000 lb',
        DAY,
        'Horario: Por la mañana, 8:00\u00A0a.\u00A0m. a 12:00\u00A0p.\u00A0m.',
      ],
    ],
    [
      'a callback',
      { callback: callbackOf() },
      'Su llamada está programada',
      [DAY, /^Horario: .*\sm\., hora de Georgia$/],
    ],
  ] as const)('%s is confirmed in Spanish', async (_, changes, subject, facts) => {
    const { id, email, requestToken } = await request(changes);
    const [mail, ...others] = mailsTo(email);
    if (!mail) throw new Error('There is no mail.');
    expect(others).toEqual([]);
    expectSpanish(mail);
    expect(mail.subject).toBe(subjectAbout(id, subject));
    expect(mail.text).toMatch(
      new RegExp(`^Ver cómo va su solicitud: \\S*/es/solicitud#${requestToken}$`, 'm'),
    );
    // A booked call has its own time.
    expect(/a más tardar .*, hora de Georgia\./.test(mail.text ?? '')).toBe(!('callback' in changes));
    const lines = mail.text?.split('\n');
    for (const fact of facts) expect(lines).toContainEqual(expect.stringMatching(fact));
  });

  // Asked: 318
  test('is told of an offer, a changed one, its end and that it was accepted in Spanish, with the way to the Spanish page', async () => {
    const pickup = pickupOf();
    const { id, email, requestToken } = await request({ pickup });
    await offer(id, { channel: 'mail', pickupFeeCents: 1_500 });
    const second = await offer(id, { channel: 'mail', from: 1, validMinutes: 5_000 });
    await server.db
      .update(outbox)
      .set({ availableAt: sql`now()` })
      .where(and(eq(outbox.kind, 'offer_reminder_mail'), eq(outbox.subjectId, second.id)));
    expect((await workOutbox()).ok).toBe(true);
    const { cookie } = await openByToken(requestToken);
    const body = { version: 2, decision: 'accept', name: 'Ada', agreed: ['photo_id', 'our_scale_decides'] };
    const call = { params: { id: second.id }, body, headers: { cookie } };
    expect((await callApi(quotesFunction, decideOfferApi, call)).status).toBe(200);
    await settled();
    const mails = mailsTo(email).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      subjectAbout(id, 'Su oferta: cerca de $225.00 por su chatarra'),
      subjectAbout(id, 'Su nueva oferta: cerca de $240.00 por su chatarra'),
      subjectAbout(id, 'Recordatorio: su oferta, cerca de $240.00, vence pronto'),
      subjectAbout(id, 'Usted aceptó nuestra oferta, cerca de $240.00'),
    ]);
    for (const mail of mails) {
      expectSpanish(mail);
      expect(mail.text).toMatch(new RegExp(`^Ver la oferta: \\S*/es/oferta#${requestToken}$`, 'm'));
      expect(mail.text).toMatch(/^Válida hasta: \d+ de [a-z]{3}, \d+:\d\d\s[ap]\.\sm\., hora de Georgia$/m);
    }
    expect(mails[0]?.text).toContain('Cargo por recolección: $15.00');
    expect(mails[3]?.text?.split('\n')).toEqual(
      expect.arrayContaining([
        'Pagamos: Brass: $2.40 por lb, 100 lb',
        `Usted pidió: ${dayText(pickup.day, 'es-US')}. Por la mañana, 8:00\u00A0a.\u00A0m. a 12:00\u00A0p.\u00A0m.`,
        'Tenga a la mano: Una identificación vigente con foto, nombre y domicilio',
      ]),
    );
  });
});

const NOTE = 'Núñez, con acento.';

/** What comes to somebody who asks about their data: the link, and how it ended. */
async function privacyMails(
  locale: Locale,
  kind: PrivacyKind,
  outcome: 'done' | 'refused',
): Promise<readonly [Sent, Sent]> {
  const body = privacyBody({ kind, locale, details: kind === 'correction' ? 'Mi apellido' : '' });
  const email = body.email ?? '';
  expect((await callApi(quotesFunction, createPrivacyRequestApi, { body })).status).toBe(201);
  await settled();
  const token = privacyTokenIn(server.mail, email);
  expect((await callApi(quotesFunction, confirmPrivacyRequestApi, { body: { token } })).status).toBe(200);
  const [row] = await server.db.select().from(privacyRequests).where(eq(privacyRequests.email, email));
  const id = row?.id ?? '';
  const { status } =
    kind === 'deletion' && outcome === 'done'
      ? await staffCall(privacyFunction, deletePersonalDataApi, olga.cookie, { id, body: {} })
      : await staffCall(privacyFunction, closePrivacyRequestApi, stan.cookie, {
          id,
          body: { outcome, note: NOTE },
        });
  expect(status).toBe(200);
  await settled();
  const [link, end, ...others] = mailsTo(email);
  if (!link || !end) throw new Error('A mail has not come.');
  expect(others).toEqual([]);
  return [link, end];
}

describe('a request about personal data from a Spanish page', () => {
  const cases = PRIVACY_KINDS.flatMap((kind) => [[kind, 'done'] as const, [kind, 'refused'] as const]);

  // Asked: 373
  test.each(cases)(
    'a %s that is %s is told of in Spanish, with the way to the Spanish page',
    async (...asked) => {
      const spanish = await privacyMails('es', ...asked);
      const english = await privacyMails('en', ...asked);
      for (const [index, mail] of spanish.entries()) {
        expectSpanish(mail);
        expectOwnSentences(mail, english[index] ?? mail, [NOTE]);
      }
      const [link, end] = spanish;
      expect(link.subject).toContain('Por favor, confirme su solicitud sobre sus datos (');
      expect(link.text).toMatch(
        /^Confirmar la solicitud: \S*\/es\/privacidad\/confirmar\?kind=\w+#[\w-]{22}$/m,
      );
      expect(end.subject).toMatch(/^(?:Su|Ya atendimos su) solicitud sobre sus datos \([\dA-F]{6}\)$/);
      expect(english[0].text).toMatch(
        /^Confirm the request: \S*[^s]\/privacy\/confirm\?kind=\w+#[\w-]{22}$/m,
      );
    },
  );
});

/** What staff are given for the customer of a request. */
const readyMadeOf = async (id: string) => {
  const response = await callApi(adminFunction, readQuoteApi, {
    params: { id },
    headers: { cookie: stan.cookie },
  });
  return ((await response.json()) as OutputOf<typeof readQuoteApi>).readyMade;
};

const textsOf = ({ offer: told, mailSubject, sentences }: Awaited<ReturnType<typeof readyMadeOf>>) => {
  if (!told) throw new Error('There is no offer to pass on.');
  return [told, mailSubject, ...sentences];
};

// Asked: 318
test('staff get ready-made texts in the customer’s language, with the English beside them', async () => {
  const spanish = await request();
  await offer(spanish.id, {});
  const given = await readyMadeOf(spanish.id);
  expect(given.hello).toBe('Hola, Ada:');
  const texts = textsOf(given);
  expect(texts.filter(({ text }) => ENGLISH_WORDS.test(text))).toEqual([]);
  const inEnglish = await request({ locale: 'en' });
  await offer(inEnglish.id, {});
  const original = textsOf(await readyMadeOf(inEnglish.id));
  expect(original.map(({ english }) => english)).toEqual(original.map(() => null));
  expect(texts[1]?.english).toBe(
    subjectAbout(spanish.id, 'Your quote request to Georgia Scrap Metal Recycling'),
  );
  // Except for the two links and the two codes.
  expect(texts.slice(2).map(({ english }) => english)).toEqual(original.slice(2).map(({ text }) => text));
  expect(texts[0]?.text).toContain(`/es/oferta#${spanish.requestToken}`);
  expect(texts[0]?.english).toMatch(/^Georgia Scrap Metal Recycling: here is our offer .*\/es\/oferta#/);
});

/** The confirmation and the offer that somebody gets who asks in this language. */
async function quoteMails(locale: Locale): Promise<readonly Sent[]> {
  const { id, email } = await request({ locale });
  await offer(id, { channel: 'mail', pickupFeeCents: 1_500 });
  return mailsTo(email);
}

// Asked: 318
test('the same mails stay English for a request from an English page, and share nothing but facts', async () => {
  const spanish = await quoteMails('es');
  const english = await quoteMails('en');
  for (const [index, mail] of english.entries()) {
    expect(sentencesOf(mail).some((sentence) => ENGLISH_WORDS.test(sentence))).toBe(true);
    expect(mail.html).toContain('<html lang="en">');
    expectOwnSentences(spanish[index] ?? mail, mail, [
      '$',
      ...YARDS.flatMap(({ name, phone }) => [name, formatPhone(phone)]),
      formatPhone(BUSINESS_QUOTES_PHONE),
    ]);
  }
  expect(english).toHaveLength(2);
});
