import { BUSINESS_FOUNDED_YEAR } from '../../business/about.ts';
import { PROMISED_PAID_WITHIN_MINUTES } from '../../business/constants.ts';
import { MERCHANDISE } from '../../business/merchandise.ts';
import { YARD_FACTS } from '../../business/yard-facts.ts';
import { YARDS, type YardId } from '../../business/yards.ts';
import { productImage } from '../../domain/catalogue/product-images.ts';
import { hoursText } from '../../domain/locations/hours/opening.ts';
import { MATERIAL_SLUGS } from '../../domain/materials/material-slug.ts';
import {
  accessibilityPath,
  blogPath,
  callbackPath,
  estimatePath,
  homePath,
  locationPath,
  locationsPath,
  materialPath,
  merchPath,
  pickupPath,
  pricesPath,
  privacyPath,
  productPath,
  rewardsPath,
  sellCarPath,
  termsPath,
  whatToBringPath,
} from '../../paths.ts';
import { languageRoot } from './page-path.ts';
import { socialTexts } from '../texts.ts';

/** The picture that messengers and social networks show for a page. */
export interface SocialCard {
  /** The path of the page it belongs to; also used by pages below it without a card of their own. */
  readonly path: string;
  /** The file's name under /social/, without the extension: socialFile has the whole. */
  readonly name: string;
  /** Lines in capitals; the last one is signal orange. */
  readonly headline: readonly string[];
  readonly line: string;
  /** The file of a drawing or a photo, from the project's root; `#id` selects a symbol of a sprite. */
  readonly drawing: string;
  /** E.164; without one the picture shows the main number. */
  readonly phone?: string;
}

/** Drawn behind the words; any other drawing is next to them. */
export const YARD_SCENE = 'src/assets/scenes.svg#yard';

/** A yard's photo, else its drawing. */
export const yardDrawing = (id: YardId, photo: string | null | undefined): string =>
  photo ? photo.replace('../..', 'src') : `src/assets/scenes.svg#${id}`;

/** "Torch Cut Dark Roast Coffee" in lines of about two words. */
const inLines = (name: string) => name.match(/\S.{0,11}(?=\s|$)/g) ?? [name];

interface CardText {
  readonly headline: readonly string[];
  readonly line: string;
}

const page = (path: string, { headline, line }: CardText): SocialCard => ({
  path,
  name: path.slice(languageRoot.length + 1) || 'home',
  headline,
  line,
  drawing: YARD_SCENE,
});

const { home } = socialTexts;
const HOME = page(homePath, {
  headline: home.headline,
  line: home.line(PROMISED_PAID_WITHIN_MINUTES),
});

const CARDS: readonly SocialCard[] = [
  HOME,
  page(locationsPath, { headline: socialTexts.locations, line: YARDS.map(({ name }) => name).join(', ') }),
  page(blogPath, {
    headline: ['Notes from', 'the scale', 'house'],
    line: `The scrap trade since ${BUSINESS_FOUNDED_YEAR}`,
  }),
  page(merchPath, { headline: ['Made for', 'the yard'], line: 'Shirts, caps, mugs and coffee' }),
  page(rewardsPath, socialTexts.rewards),
  page(sellCarPath, socialTexts.sellCar),
  page(pickupPath, socialTexts.pickup),
  page(callbackPath, socialTexts.callback),
  page(pricesPath, socialTexts.prices),
  page(estimatePath, socialTexts.estimate),
  page(whatToBringPath, socialTexts.bring),
  page(privacyPath, socialTexts.privacy),
  page(termsPath, socialTexts.terms),
  page(accessibilityPath, socialTexts.accessibility),
  ...YARDS.map(({ id, city, phone, weekdays, saturday }) => ({
    path: locationPath(id),
    name: id,
    headline: socialTexts.yard.headline(city),
    line: socialTexts.yard.line(hoursText(weekdays), hoursText(saturday)),
    drawing: yardDrawing(id, YARD_FACTS[id]?.photo),
    phone,
  })),
  ...MATERIAL_SLUGS.map((slug) => ({
    path: materialPath(slug),
    name: slug,
    headline: socialTexts.material.headline(slug),
    line: socialTexts.material.line,
    drawing: `src/assets/materials/${slug}.svg`,
  })),
  ...MERCHANDISE.map(({ slug, name, colors }) => ({
    path: productPath(slug),
    name: slug,
    headline: inLines(name),
    line: 'Yard merchandise, shipped to all 50 states',
    drawing: `public${productImage(slug, colors[0].name)}`,
  })),
];

/** Without those of pages that are only in English, where this is another language. */
export const SOCIAL_CARDS = CARDS.filter(({ path }) => path.startsWith(homePath));

export const isPhoto = ({ drawing }: Pick<SocialCard, 'drawing'>): boolean =>
  /\.(?:jpe?g|png|webp)$/.test(drawing);

/** A photo would be ten times as large as a PNG. */
export const socialFile = (card: SocialCard): string => `${card.name}.${isPhoto(card) ? 'jpg' : 'png'}`;

export const socialAddress = (card: SocialCard): string => `${languageRoot}/social/${socialFile(card)}`;

/** The picture's alternative text. */
export const socialAlt = ({ headline, line }: SocialCard): string =>
  `${headline.join(' ').replace(/(?<![.?!])$/, '.')} ${line}`;

/** A page's card: its own, or that of the nearest page above it. */
export function socialCardOf(path: string): SocialCard {
  const above = SOCIAL_CARDS.filter((card) => path === card.path || path.startsWith(`${card.path}/`));
  const [nearest] = above.toSorted((one, other) => other.path.length - one.path.length);
  return nearest ?? HOME;
}
