import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../tools/root.ts';
import { type SiteFiles } from './site-files.ts';
import { newProblem, siteProblems } from './site-problems.ts';

const TEXTS = globSync('src/content/**/*.{json,md}', { cwd: ROOT });
const PICTURES = globSync('src/assets/blog/*.svg', { cwd: ROOT });
const SITE: SiteFiles = new Map([
  ...TEXTS.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
  ...PICTURES.map((path) => [path, null] as const),
]);

const GRIFFIN = 'src/content/yards/griffin.json';
const NEWNAN = 'src/content/yards/newnan.json';
const PAGE = 'src/content/yard-pages/griffin.json';
const WIRE = 'src/content/blog/stripping-wire-when-it-pays.md';
const CANS = 'src/content/blog/cans-and-siding.md';
const JUNK = 'src/content/blog/what-a-junk-car-is-worth.md';
const DRAFT = 'src/content/blog/a-post-to-start-from.md';
const COPPER = 'src/content/materials/copper.md';

/** What becomes of files: another text, a picture (null), or nothing (undefined). */
type Change = Readonly<Record<string, string | null | undefined>>;

function changed(files: SiteFiles, change: Change): SiteFiles {
  const after = new Map(files);
  for (const [path, text] of Object.entries(change))
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  return after;
}

const textOf = (path: string) => SITE.get(path) ?? '';
const json = (path: string, fields: object) =>
  JSON.stringify({ ...(JSON.parse(textOf(path)) as object), ...fields });
const head = (path: string, from: RegExp, to: string) => textOf(path).replace(from, to);
const written = (path: string, text: string) => `${textOf(path)}\n${text}\n`;
const phoneOf = (path: string) => (JSON.parse(textOf(path)) as { readonly phone: string }).phone;

test('the site of this version has no problem', () => expect(siteProblems(SITE)).toEqual([]));

// Asked: 339
test.each<[what: string, change: Change, says: string]>([
  [
    'a yard with another yard’s phone',
    { [NEWNAN]: json(NEWNAN, { phone: phoneOf(GRIFFIN) }) },
    'src/content/yards: griffin.json and newnan.json have the same phone. Give each yard its own.',
  ],
  [
    'a new yard with another yard’s phone',
    { 'src/content/yards/macon.json': textOf(GRIFFIN) },
    'src/content/yards: griffin.json and macon.json have the same phone. Give each yard its own.',
  ],
  [
    'a yard without its place in lists',
    { [GRIFFIN]: json(GRIFFIN, { order: 'first' }) },
    `${GRIFFIN}, order: Please enter a whole number`,
  ],
  ['a yard that is no JSON', { [GRIFFIN]: '{' }, `${GRIFFIN}: we can’t read this file`],
  [
    'a yard’s page without its yard',
    { [PAGE.replace('griffin', 'macon')]: textOf(PAGE) },
    'src/content/yard-pages/macon.json: src/content/yards has no yard of this id.',
  ],
  [
    'Spanish texts without their yard',
    { 'src/content/yards/macon.es.json': '{}' },
    'src/content/yards/macon.es.json: src/content/yards has no yard of this id.',
  ],
  [
    'a field that the schema refuses',
    { [GRIFFIN]: json(GRIFFIN, { zip: '3022' }) },
    `${GRIFFIN}, zip: Please enter five digits`,
  ],
  [
    'a file that pages need, gone',
    { 'src/content/home.es.json': undefined },
    'src/content/home.es.json: a page needs this file, so it can’t be deleted',
  ],
  ['a guide whose head is no YAML', { [COPPER]: '---\n: : :\n---\n' }, `${COPPER}: we can’t read this file`],
  ['a guide without a head', { [COPPER]: 'Copper' }, `${COPPER}: `],
  [
    'a title that the build reads as a day',
    { [WIRE]: head(WIRE, /^title: .*$/m, 'title: 2026-05-18') },
    `${WIRE}, title: Please fill this in`,
  ],
  [
    'a picture that is not there',
    { [WIRE]: head(WIRE, /^( +src: ).*$/m, '$1../../assets/blog/gone.svg') },
    `${WIRE}, image, src: the picture “gone.svg” isn’t on the site. Please choose another.`,
  ],
  [
    'a picture that a post shows, gone',
    { 'src/assets/blog/wire-stripping.svg': undefined },
    `${WIRE}, image, src: the picture “wire-stripping.svg” isn’t on the site. Please choose another.`,
  ],
  [
    'a photo of a gate that is not there',
    { [PAGE]: json(PAGE, { photo: '../../assets/yards/gate.webp' }) },
    `${PAGE}, photo: the picture “gate.webp” isn’t on the site. Please choose another.`,
  ],
  [
    'a photo of people that is not there',
    {
      [PAGE]: json(PAGE, {
        people: { photo: '../../assets/yards/us.webp', alt: 'Us', spanishAlt: 'Los de aquí' },
      }),
    },
    `${PAGE}, people, photo: the picture “us.webp” isn’t on the site. Please choose another.`,
  ],
  [
    'a picture in the text that is not there',
    { [WIRE]: written(WIRE, '![Pipes](../../assets/blog/gone.png "Old")') },
    `${WIRE}, text: the picture “gone.png” isn’t on the site. Please choose another.`,
  ],
  [
    'one that is named at the end of the text',
    { [COPPER]: written(COPPER, '![Pipes][1]\n\n[1]: ./gone.webp') },
    `${COPPER}, text: the picture “gone.webp” isn’t on the site. Please choose another.`,
  ],
  [
    'a post as the picture of a post',
    { [WIRE]: written(WIRE, '![Pipes](./cans-and-siding.md)') },
    `${WIRE}, text: the picture “cans-and-siding.md” isn’t on the site. Please choose another.`,
  ],
  [
    'two pictures of one name',
    { 'src/content/blog/wire-stripping.png': null },
    `${WIRE}, image, src: wire-stripping.svg and wire-stripping.png have the same name. Please rename one of them.`,
  ],
  [
    'two posts of one title',
    { [CANS]: head(CANS, /^title: .*$/m, /^title: .*$/m.exec(textOf(WIRE))?.[0] ?? '') },
    `${WIRE}, title: cans-and-siding.md has the same. Please give each post its own.`,
  ],
  [
    'a link to a post that is not there',
    { [WIRE]: written(WIRE, '[Cans](/blog/cans-and-sidings)') },
    `${WIRE}: the link to the post “cans-and-sidings” won’t work: there is no such post on the site`,
  ],
  [
    'a link to a draft',
    { [COPPER]: written(COPPER, '[Start](/blog/a-post-to-start-from#one)') },
    `${COPPER}: the link to the post “a-post-to-start-from” won’t work: there is no such post on the site`,
  ],
  [
    'a post that another links to, gone',
    { 'src/content/blog/bare-bright-number-one-number-two.md': undefined },
    `${WIRE}: the link to the post “bare-bright-number-one-number-two” won’t work`,
  ],
  [
    'a post that is in Spanish too, gone',
    { [JUNK]: undefined },
    `${JUNK}: other pages link to this post, so it can’t be deleted or made a draft`,
  ],
  [
    'the same, made a draft',
    { [JUNK]: head(JUNK, /^title:/m, 'draft: true\ntitle:') },
    `${JUNK}: other pages link to this post, so it can’t be deleted or made a draft`,
  ],
])('%s is refused by the build and, in the same words, by the editor', (_, change, says) => {
  const after = changed(SITE, change);
  expect(siteProblems(after).join('\n')).toContain(says);
  expect(siteProblems(after)).toContain(newProblem(SITE, after));
});

test.each<[what: string, change: Change]>([
  ['a post without others', { [CANS]: undefined }],
  ['a draft, gone', { [DRAFT]: undefined }],
  ['a draft with a link to a later post', { [DRAFT]: written(DRAFT, '[Soon](/blog/brass)') }],
  ['a picture that nobody shows', { 'src/assets/blog/new.webp': null }],
  [
    'links and pictures that are there, and those of other sites',
    {
      [WIRE]: written(
        WIRE,
        '![A](../../assets/blog/junk-car.svg) ![B](/icons/a.png) ![C](https://example.com/c.png)\n[list](/blog) [feed](/blog/rss.xml) [tag](/blog/tag/copper) [carro](/es/blog/cuanto-vale-su-carro-chatarra)',
      ),
    },
  ],
  [
    'a post and its new picture in one commit',
    {
      'src/assets/blog/new.webp': null,
      [WIRE]: head(WIRE, /^( +src: ).*$/m, '$1../../assets/blog/new.webp'),
    },
  ],
  [
    'two yards that change phones with each other',
    {
      [GRIFFIN]: json(GRIFFIN, { phone: phoneOf(NEWNAN) }),
      [NEWNAN]: json(NEWNAN, { phone: phoneOf(GRIFFIN) }),
    },
  ],
])('%s: fine', (_, change) => expect(newProblem(SITE, changed(SITE, change))).toBeNull());

test('two changes that are fine alone and wrong together: the second is refused', () => {
  const phone = '+17705550199';
  const first = { [GRIFFIN]: json(GRIFFIN, { phone }) };
  const second = { [NEWNAN]: json(NEWNAN, { phone }) };
  expect(newProblem(SITE, changed(SITE, first))).toBeNull();
  expect(newProblem(SITE, changed(SITE, second))).toBeNull();
  const between = changed(SITE, first);
  expect(newProblem(between, changed(between, second))).toContain('have the same phone');
});

test('what was wrong before holds up nobody who changes something else, or mends half of it', () => {
  const broken = changed(SITE, { [GRIFFIN]: '{', [NEWNAN]: '{' });
  expect(newProblem(broken, changed(broken, { [NEWNAN]: textOf(NEWNAN) }))).toBeNull();
  expect(newProblem(broken, changed(broken, { [CANS]: undefined }))).toBeNull();
});

test('each post that our pages link to is one of those that must stay', () => {
  const sources = globSync('src/{features,pages,layouts,ui}/**/*.{astro,tsx,ts}', { cwd: ROOT });
  const linked = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/postPath\('([^']+)'\)/g)].map(([, slug]) => slug),
  );
  expect(linked.length).toBeGreaterThan(1);
  for (const slug of new Set(linked))
    expect(siteProblems(changed(SITE, { [`src/content/blog/${slug}.md`]: undefined })).join()).toContain(
      `${slug}.md: other pages link to this post`,
    );
});
