import {
  homePath,
  locationsOnHomePath,
  merchPath,
  pricingPath,
  rewardsPath,
  servicesPath,
} from '../paths.ts';

/** The same list in the bar and, after Top, in the drawer. */
export const NAV_ITEMS = [
  { label: 'Home', href: homePath },
  { label: 'Pricing', href: pricingPath },
  { label: 'Locations', href: locationsOnHomePath },
  { label: 'Services', href: servicesPath },
  { label: 'Rewards', href: rewardsPath },
  { label: 'Merch', href: merchPath },
] as const;

/** The address of the item that leads to the page or to its section. */
export const currentItem = (path: string): string | undefined =>
  NAV_ITEMS.find(
    ({ href }) => path === href || (href === locationsOnHomePath && path.startsWith('/location')),
  )?.href;
