import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BLOG_SAMPLE_AUTHORS } from '../../src/business/about.ts';
import { REWARDS_ON_OFFER } from '../../src/business/rewards.ts';
import { type Locale, LOCALES } from '../../src/domain/shared/language/locales.ts';
import { translatedPage } from '../../src/translated-pages.es.ts';
import { ENGLISH_WORDS } from '../support/language-words.ts';
import { BUILT_PAGES, type BuiltPage, DIST } from './built-page.ts';

const OTHERS = LOCALES.filter((language) => language !== 'en');
const languageOf = ({ path }: BuiltPage) =>
  OTHERS.find((language) => path.split('/')[1] === language) ?? 'en';
const TRANSLATED = BUILT_PAGES.filter((page) => languageOf(page) !== 'en');
const ENGLISH = BUILT_PAGES.filter(
  (page) => languageOf(page) === 'en' && !/^\/admin|^\/board/.test(page.path),
);

/** How a link says, in the language of its page, that what it leads to is only in English. */
const IN_ENGLISH: Readonly<Record<Locale, string>> = { en: '', es: 'en inglés' };

/** As ENGLISH_WORDS, the other way around. */
const SPANISH_WORDS = /(?<![\w-])(?:el|los|las|usted|para|su|sus|del|una|por|que|precio|chatarra)(?![\w-])/i;

/** What a visitor reads or hears: text, names and descriptions, without what is marked as the other language. */
function textsOf({ html }: BuiltPage, otherLanguage: string): readonly string[] {
  const marked = new RegExp(`<(\\w[\\w-]*)[^>]*\\slang="${otherLanguage}"[^>]*>.*?</\\1>`, 'gs');
  // A hash in the policy may spell a word.
  const policy = /<meta http-equiv[^>]*>/g;
  const body = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(policy, ' ')
    .replaceAll(marked, ' ');
  const named = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder|content|label)="([^"]*)"/g)];
  const shown = body.split(/<[^>]*>/).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  // Addresses, such as that of a picture, are not read.
  return [...named.map(([, text = '']) => text), ...shown].filter(
    (text) => text !== '' && !/^https?:\/\/\S+$/.test(text),
  );
}

const alternates = ({ html }: BuiltPage) => html.match(/<link rel="alternate" hreflang="[^>]*>/g);

describe.each(TRANSLATED.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const language = languageOf(page);

  test('holds no English', () => {
    expect(textsOf(page, 'en').filter((text) => ENGLISH_WORDS.test(text))).toEqual([]);
  });

  test('says of each link to a page in English alone that it is in English', () => {
    const links = [...page.html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(
      ([, given = '']) =>
        new RegExp(`\\shref="/(?!${language}\\b)`).test(given) && !given.includes('data-language'),
    );
    const silent = links.filter(
      ([, given = '', text = '']) =>
        !/hreflang="en"/i.test(given) ||
        !(/aria-label="([^"]*)"/.exec(given)?.[1] ?? text).includes(IN_ENGLISH[language]),
    );
    expect(silent.map(([link]) => link)).toEqual([]);
  });

  test('says it of no other link', () => {
    const links = [
      ...page.html.matchAll(new RegExp(`<a\\b[^>]*\\shref="/${language}\\b[^>]*>.*?</a>`, 'gs')),
    ];
    expect(links.map(([link]) => link).filter((link) => link.includes(IN_ENGLISH[language]))).toEqual([]);
  });

  test('says its language, and names the same pages as the English page does', () => {
    const pair = translatedPage(page.path);
    const english = BUILT_PAGES.find(({ path }) => path === pair?.en);
    expect(page.html).toContain(`<html lang="${language}"`);
    expect(page.meta('og:locale') ?? `${language}_US`).toBe(`${language}_US`);
    // A page that is not to be found has no alternates.
    expect(page.isIndexable).toBe(english?.isIndexable ?? false);
    expect(alternates(page)).toEqual(english ? alternates(english) : null);
  });
});

test.each(ENGLISH.map((page) => [page.path, page] as const))('%s is in English alone', (_, page) => {
  expect(textsOf(page, 'es').filter((text) => SPANISH_WORDS.test(text))).toEqual([]);
});

/** What the server calls a reward, by which a Spanish page knows it. */
const REWARD_KEYS = new Set(REWARDS_ON_OFFER.map(({ key }) => key));

/** Strings of a script that read as a sentence, of what we wrote ourselves. */
function sentencesOf(file: string): readonly string[] {
  // What goes to the console is for developers.
  const code = readFileSync(join(DIST, file), 'utf8').replaceAll(/console\.\w+\((['"`]).*?\1/g, '');
  return [...code.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.){4,300})\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => /\S \S/.test(text) && !REWARD_KEYS.has(text) && !/[{};=<>]|\$\{|=>/.test(text));
}

/** Sentences for developers: React’s, and those of the libraries that draw QR codes (dist) and write calendars. */
const PACKAGES = /\/(?:react|client|islands|dist|ical)\./;
/** What programs read of a call, which stands at its contract. */
const OPEN_API = readFileSync(join(DIST, 'openapi.json'), 'utf8');
/** Zod's, in a chunk with ours: a note of z.int() that no page shows. */
const ZOD_NOTE = 'Integers must be within the safe integer range.';

/** What staff show somebody who reads Spanish: an offer, and at the counter what a grade needs. */
const SHOWN_BY_STAFF = /\/(?:texts\.es|CounterPage)\./;

const found = (pattern: string, words: RegExp) =>
  globSync(pattern, { cwd: DIST })
    .filter((file) => !PACKAGES.test(file) && !SHOWN_BY_STAFF.test(file))
    .flatMap((file) =>
      sentencesOf(file)
        // A call's method and path are no sentence.
        .filter((text) => !/^[A-Z]+ \/api\//.test(text))
        .filter((text) => text !== ZOD_NOTE && !OPEN_API.includes(`"${text}"`) && words.test(text))
        .map((text) => `${file}: ${text}`),
    );

test.each(OTHERS)('scripts of pages in %s hold no English sentences', (language) => {
  expect(found(`${language}/assets/*.js`, ENGLISH_WORDS)).toEqual([]);
});

test('scripts of English pages hold no Spanish sentences', () => {
  expect(found('assets/*.js', /(?<![\w-])(?:usted|para|del|una|que)(?![\w-])/)).toEqual([]);
});

test('pages in Spanish show no samples: no reviews, no seals, no made-up authors', () => {
  const sample = new RegExp(['<review-list', 'class="seal"', ...BLOG_SAMPLE_AUTHORS].join('|'));
  expect(TRANSLATED.filter(({ html }) => sample.test(html)).map(({ path }) => path)).toEqual([]);
});
