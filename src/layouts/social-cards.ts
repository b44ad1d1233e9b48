import { BUSINESS } from '../business/business.ts';
import { PROMISES } from '../business/constants.ts';
import { MERCHANDISE } from '../business/merchandise.ts';
import { YARDS } from '../business/yards.ts';
import { productImage } from '../domain/catalogue/variants-of.ts';
import { hoursText } from '../domain/locations/opening.ts';
import { MATERIAL_SLUGS } from '../domain/materials/material-slug.ts';
import { paths } from '../paths.ts';

/** The picture that messengers and social networks show beside a page's address. */
export interface SocialCard {
  /** The path of the page it belongs to; a card also serves the pages below it that have none of their own. */
  readonly path: string;
  /** The name of its file under /social/, without the ending. */
  readonly name: string;
  /** Lines of capitals; the last one is set in signal orange. */
  readonly headline: readonly string[];
  readonly line: string;
  /** The file of a drawing, from the project's root; `#id` picks a symbol of a sheet. */
  readonly drawing: string;
}

/** Stands behind the words; any other drawing stands beside them. */
export const YARD_SCENE = 'src/assets/scenes.svg#yard';
const paid = `Paid in ${PROMISES.paidWithinMinutes} minutes or less`;

/** "Torch Cut Dark Roast Coffee" in lines of two words or so. */
const inLines = (name: string) => name.match(/\S.{0,11}(?=\s|$)/g) ?? [name];

const page = (path: string, headline: readonly string[], line: string): SocialCard => ({
  path,
  name: path.slice(1) || 'home',
  headline,
  line,
  drawing: YARD_SCENE,
});

const HOME = page(paths.home, ['Get in', 'Get out', 'Get paid'], paid);

export const SOCIAL_CARDS: readonly SocialCard[] = [
  HOME,
  page(paths.locations, ['Three yards.', 'One honest', 'scale.'], YARDS.map(({ name }) => name).join(', ')),
  page(paths.blog, ['Notes from', 'the scale', 'house'], `The scrap trade since ${BUSINESS.foundedYear}`),
  page(paths.merch, ['Made for', 'the yard'], 'Shirts, caps, mugs and coffee'),
  page(paths.rewards, ['Your scrap', 'earns', 'points'], 'Rewards by phone number'),
  page(paths.pickup, ['We come', 'and', 'get it'], 'Scrap pickup by truck'),
  page(paths.callback, ['We call', 'you', 'back'], 'On the day, at the time you choose'),
  page(paths.estimate, ['What is', 'your load', 'worth?'], 'Estimate it at live prices'),
  page(paths.whatToBring, ['What', 'to bring'], 'And what no yard may take'),
  ...YARDS.map(({ id, city, weekdays, saturday }) => ({
    path: paths.location(id),
    name: id,
    headline: ['Scrap yard', city],
    line: `Mon-Fri ${hoursText(weekdays)}, Sat ${hoursText(saturday)}`,
    drawing: `src/assets/scenes.svg#${id}`,
  })),
  ...MATERIAL_SLUGS.map((slug) => ({
    path: paths.material(slug),
    name: slug,
    headline: ['Sell your', ...slug.split('-')],
    line: 'How to tell it, and what we pay today',
    drawing: `src/assets/materials/${slug}.svg`,
  })),
  ...MERCHANDISE.map(({ slug, name, colors }) => ({
    path: paths.product(slug),
    name: slug,
    headline: inLines(name),
    line: 'Yard merchandise, shipped to all 50 states',
    drawing: `public${productImage(slug, colors[0].name)}`,
  })),
];

export const socialAddress = ({ name }: SocialCard): string => `/social/${name}.png`;

/** What the picture says, for those who cannot see it. */
export const socialAlt = ({ headline, line }: SocialCard): string => `${headline.join(' ')}. ${line}`;

/** The card of a page: its own, or that of the nearest page above it. */
export function socialCardOf(path: string): SocialCard {
  const above = SOCIAL_CARDS.filter((card) => path === card.path || path.startsWith(`${card.path}/`));
  const [nearest] = above.toSorted((one, other) => other.path.length - one.path.length);
  return nearest ?? HOME;
}
