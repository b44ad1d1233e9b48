import { YARDS } from '../business/yards.ts';
import {
  homePath,
  locationPath,
  locationsOnHomePath,
  locationsPath,
  merchPath,
  pricingPath,
  rewardsPath,
  servicesPath,
} from '../paths.ts';
import { frameTexts } from './texts.ts';

const MERCH_NAME = frameTexts.merch === frameTexts.merchShort ? undefined : frameTexts.merch;

interface NavItem {
  readonly label: string;
  /** The whole name of a label that is short. */
  readonly name?: string | undefined;
  readonly href: string;
}

/** The same list in the bar and, after Top, in the drawer. */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: frameTexts.home, href: homePath },
  { label: frameTexts.pricing, href: pricingPath },
  { label: frameTexts.locations, href: locationsOnHomePath },
  { label: frameTexts.services, href: servicesPath },
  { label: frameTexts.rewards, href: rewardsPath },
  { label: frameTexts.merchShort, name: MERCH_NAME, href: merchPath },
];

const LOCATION_PAGES = [locationsPath, ...YARDS.map(({ id }) => locationPath(id))];

/** The address of the item that leads to the page or to its section. */
export const currentItem = (path: string): string | undefined =>
  LOCATION_PAGES.includes(path) ? locationsOnHomePath : NAV_ITEMS.find(({ href }) => path === href)?.href;
