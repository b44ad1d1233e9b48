import { YARDS } from '../../business/yards.ts';
import {
  callbackPath,
  estimatePath,
  homePath,
  locationPath,
  locationsOnHomePath,
  locationsPath,
  merchPath,
  orderLookUpPath,
  pricingPath,
  requestPath,
  rewardsPath,
  sellCarPath,
  servicesPath,
  ticketPath,
  whatToBringPath,
} from '../../paths.ts';
import { frameTexts } from '../texts.ts';

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

interface TaskGroup {
  readonly title: string;
  readonly links: readonly NavItem[];
}

/**
 * What a seller comes to do, besides the price list and a pickup, and what a customer comes back for: in the footer, from which the drawer
 * and the Services menu copy it.
 */
export const TASK_GROUPS: readonly TaskGroup[] = [
  {
    title: frameTexts.sell,
    links: [
      { label: frameTexts.estimate, href: estimatePath },
      { label: frameTexts.sellCar, href: sellCarPath },
      { label: frameTexts.whatToBring, href: whatToBringPath },
      { label: frameTexts.requestCall, href: callbackPath },
    ],
  },
  {
    title: frameTexts.lookUp,
    links: [
      { label: frameTexts.myRewards, href: rewardsPath },
      { label: frameTexts.myTicket, href: ticketPath },
      { label: frameTexts.myRequest, href: requestPath },
      { label: frameTexts.myOrder, href: orderLookUpPath },
    ],
  },
];

const LOCATION_PAGES = [locationsPath, ...YARDS.map(({ id }) => locationPath(id))];

/** The address of the item that leads to the page or to its section. */
export const currentItem = (path: string): string | undefined =>
  LOCATION_PAGES.includes(path) ? locationsOnHomePath : NAV_ITEMS.find(({ href }) => path === href)?.href;
