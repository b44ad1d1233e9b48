import { YARDS } from '../../business/yards.ts';
import { MATERIAL_SLUGS } from '../materials/material-slug.ts';
import { SPANISH_POSTS } from './spanish-posts.ts';
import { YARD_ID_PATTERN } from './yard-id-pattern.ts';
import { YARDS_FOLDER } from './yard-problems.ts';

/** Where posts are, each a file of its own name. */
export const POSTS_FOLDER = 'src/content/blog';

/** Where their pictures are, but for those beside a post. */
export const POST_PICTURES_FOLDER = 'src/assets/blog';

/** Where the photos of yards are. */
export const YARD_PHOTOS_FOLDER = 'src/assets/yards';

/** A file of src/content that owners change in the editor. Its schema is in content-schemas.ts. */
interface ContentFile {
  /** What the editor's addresses call it. */
  readonly name: string;
  readonly label: string;
  /** From the repository's root. */
  readonly path: string;
  /** A new yard is on the site before it has one. */
  readonly mayLack?: boolean;
}

interface ContentCollection {
  readonly name: string;
  readonly label: string;
  /** What is in it, and where it shows. */
  readonly about: string;
  readonly files: readonly ContentFile[];
}

const json = (name: string, label: string, folder = ''): ContentFile => ({
  name: `${folder && `${folder}-`}${name}`,
  label,
  path: `src/content/${folder && `${folder}/`}${name}.json`,
});

/** The Spanish twin of a file: its texts. */
const inSpanish = ({ name, label, path }: ContentFile): ContentFile => ({
  name: `${name}-es`,
  label: `${label}, in Spanish`,
  path: path.replace('.json', '.es.json'),
});

const withSpanish = (file: ContentFile): readonly ContentFile[] => [file, inSpanish(file)];

/** "Griffin" of "Griffin GA". */
const YARD_NAMES = YARDS.map(({ id, name }) => [id, name.replace(/ GA$/, '')] as const);

const named = (slug: string) =>
  (slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')).replace(/\bgeorgia\b/, 'Georgia');

/** Which samples are shown. The launch page writes it too. */
export const SAMPLES_FILE = json('samples', 'Samples on the site');

/** In the order of /admin/content and of the editor's menu. */
export const CONTENT: readonly ContentCollection[] = [
  {
    name: 'yards',
    label: 'Yards',
    about:
      'Addresses, phones, weekly hours, holidays and each yard’s page. They show across the site, in emails and in search results.',
    files: [
      ...YARD_NAMES.map(([id, name]) => json(id, `${name}: address and hours`, 'yards')),
      json('holidays', 'Holidays for all yards'),
      ...YARD_NAMES.flatMap(([id, name]) => {
        const page = json(id, `${name}: yard page`, 'yard-pages');
        return [page, inSpanish(page), inSpanish(json(id, `${name}: note under the hours`, 'yards'))].map(
          (file) => ({ ...file, mayLack: true }),
        );
      }),
    ],
  },
  {
    name: 'business',
    label: 'The business',
    about: 'Name, phones, email, your text in search results, and links to your social pages.',
    files: [
      json('contact', 'Name, phones and email', 'business'),
      json('about', 'About the business', 'business'),
      inSpanish(json('about', 'Tagline and partner', 'business')),
      ...withSpanish(json('search', 'Home page in search results', 'business')),
    ],
  },
  {
    name: 'home',
    label: 'Home page and reviews',
    about: 'Home page text, material cards, customer reviews and memberships.',
    files: [
      ...withSpanish(json('home', 'Home page text')),
      ...withSpanish(json('material-cards', 'Material guide cards')),
      json('reviews', 'Customer reviews'),
      ...withSpanish(json('memberships', 'Memberships')),
    ],
  },
  {
    name: 'pages',
    label: 'Other pages',
    about:
      'What to bring, what you don’t accept, introductions to other pages, returns, and your lawyer’s review of the privacy and terms pages.',
    files: [
      ...withSpanish(json('bring', 'What to bring')),
      ...withSpanish(json('pages', 'Page introductions')),
      json('legal', 'Privacy, terms and returns'),
      inSpanish(json('legal', 'Returns and court')),
    ],
  },
  {
    name: 'shop',
    label: 'Shop',
    about: 'Shipping times and product care. Edit products themselves under Products.',
    files: [...withSpanish(json('delivery', 'Shipping times')), json('care', 'Product care')],
  },
  {
    name: 'cars',
    label: 'Cars',
    about:
      'What models weigh on your scales. These weights come before the maker’s figures when a visitor asks what a car is worth.',
    files: [json('vehicle-weights', 'Weights by model')],
  },
  {
    name: 'rewards',
    label: 'Rewards',
    about: 'Reward names and descriptions. You can’t change points and tiers here.',
    files: withSpanish(json('rewards', 'Names and descriptions')),
  },
  {
    name: 'materials',
    label: 'Materials',
    about: 'Each material’s page: how to identify it, grades, legal requirements and common questions.',
    files: MATERIAL_SLUGS.map((slug) => ({
      name: slug,
      label: named(slug),
      path: `src/content/materials/${slug}.md`,
    })),
  },
  {
    name: 'materials-in-spanish',
    label: 'Materials in Spanish',
    about: 'Each material’s Spanish page. When you change one language, change the other too.',
    files: MATERIAL_SLUGS.map((slug) => ({
      name: `${slug}-es`,
      label: `${named(slug)} in Spanish`,
      path: `src/content/materials/${slug}.es.md`,
    })),
  },
  {
    name: 'posts-in-spanish',
    label: 'Posts in Spanish',
    about:
      'Posts in both languages. When you change one language, change the other too (English is under Posts).',
    files: Object.keys(SPANISH_POSTS).map((slug) => ({
      name: `${slug}-es`,
      label: `${named(slug)}, in Spanish`,
      path: `${POSTS_FOLDER}/es/${slug}.md`,
    })),
  },
  {
    name: 'launch',
    label: 'Before launch',
    about: 'What you’ve checked, which shows only on the launch page, and which samples the site shows.',
    files: [json('launch', 'What you’ve confirmed'), SAMPLES_FILE],
  },
];

const PATHS: ReadonlySet<string> = new Set(CONTENT.flatMap(({ files }) => files.map(({ path }) => path)));

/** Whether a path is that of a yard, of a new one too: its other files come with the next build. */
export const isYardFile = (path: string): boolean =>
  path.startsWith(`${YARDS_FOLDER}/`) &&
  path.endsWith('.json') &&
  new RegExp(YARD_ID_PATTERN).test(path.slice(YARDS_FOLDER.length + 1, -'.json'.length));

export const isContentFile = (path: string): boolean => PATHS.has(path) || isYardFile(path);
