import { MATERIAL_SLUGS } from '../materials/material-slug.ts';
import { SPANISH_POSTS } from './spanish-posts.ts';

/** Where posts are, each a file of its own name. */
export const POSTS_FOLDER = 'src/content/blog';

/** Where the photos of yards are. */
export const YARD_PHOTOS_FOLDER = 'src/assets/yards';

/** A file of src/content that owners change in the editor. Its schema is in content-schemas.ts. */
interface ContentFile {
  /** What the editor's addresses call it. */
  readonly name: string;
  readonly label: string;
  /** From the repository's root. */
  readonly path: string;
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

const YARDS_BY_NAME = { griffin: 'Griffin', newnan: 'Newnan', atlanta: 'Atlanta' } as const;

const named = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** In the order of /admin/content and of the editor's menu. */
export const CONTENT: readonly ContentCollection[] = [
  {
    name: 'yards',
    label: 'Yards',
    about:
      'Addresses, phones, weekly hours and holidays, and what each yard says of itself. They show on every page, in mails and in search results.',
    files: [
      ...Object.entries(YARDS_BY_NAME).map(([id, name]) => json(id, `${name}: address and hours`, 'yards')),
      json('holidays', 'Holidays of all yards'),
      ...Object.entries(YARDS_BY_NAME).flatMap(([id, name]) => {
        const page = json(id, `${name}: its page`, 'yard-pages');
        return [page, inSpanish(page), inSpanish(json(id, `${name}: note under the hours`, 'yards'))];
      }),
    ],
  },
  {
    name: 'business',
    label: 'The business',
    about: 'Name, phones, email, what search engines show, and the addresses of your social pages.',
    files: [
      json('contact', 'Name, phones and email', 'business'),
      json('about', 'About the business', 'business'),
      inSpanish(json('about', 'Tagline and partner', 'business')),
      ...withSpanish(json('search', 'The home page in search results', 'business')),
    ],
  },
  {
    name: 'home',
    label: 'Home and trust',
    about: 'What the home page says, its material cards, customer reviews and memberships.',
    files: [
      ...withSpanish(json('home', 'Texts of the home page')),
      ...withSpanish(json('material-cards', 'Cards of the material guide')),
      json('reviews', 'Customer reviews'),
      ...withSpanish(json('memberships', 'Memberships')),
    ],
  },
  {
    name: 'pages',
    label: 'Other pages',
    about:
      'What to bring, what you refuse, the first sentences of other pages, and what a lawyer decides: returns, and whether privacy and terms were read.',
    files: [
      ...withSpanish(json('bring', 'What to bring')),
      ...withSpanish(json('pages', 'First sentences of pages')),
      json('legal', 'Privacy, terms and returns'),
      inSpanish(json('legal', 'How an order is sent back')),
    ],
  },
  {
    name: 'shop',
    label: 'Shop',
    about:
      'How soon an order leaves, and how to care for each kind of product. Products themselves are under Products.',
    files: [...withSpanish(json('delivery', 'How soon an order leaves')), json('care', 'Care')],
  },
  {
    name: 'rewards',
    label: 'Rewards',
    about: 'The names and descriptions of rewards. Their points and tiers are not changed here.',
    files: withSpanish(json('rewards', 'Names and descriptions')),
  },
  {
    name: 'materials',
    label: 'Materials',
    about: 'The page of each material: how to tell it, grades, what the law asks, and questions.',
    files: MATERIAL_SLUGS.map((slug) => ({
      name: slug,
      label: named(slug),
      path: `src/content/materials/${slug}.md`,
    })),
  },
  {
    name: 'materials-in-spanish',
    label: 'Materials in Spanish',
    about: 'The Spanish page of each material. Change it together with the English one.',
    files: MATERIAL_SLUGS.map((slug) => ({
      name: `${slug}-es`,
      label: `${named(slug)} in Spanish`,
      path: `src/content/materials/${slug}.es.md`,
    })),
  },
  {
    name: 'posts-in-spanish',
    label: 'Posts in Spanish',
    about: 'The posts that are in both languages. Change them together with the English ones, under Posts.',
    files: Object.keys(SPANISH_POSTS).map((slug) => ({
      name: `${slug}-es`,
      label: `${named(slug)}, in Spanish`,
      path: `${POSTS_FOLDER}/es/${slug}.md`,
    })),
  },
  {
    name: 'launch',
    label: 'Before launch',
    about: 'What you have checked or asked about. It shows on the launch page alone.',
    files: [json('launch', 'What you have confirmed')],
  },
];

const PATHS: ReadonlySet<string> = new Set(CONTENT.flatMap(({ files }) => files.map(({ path }) => path)));

export const isContentFile = (path: string): boolean => PATHS.has(path);
