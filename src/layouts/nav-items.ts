import { paths } from '../paths.ts';

/** The same list in the bar and, after Top, in the drawer. */
export const NAV_ITEMS = [
  { label: 'Home', href: paths.home },
  { label: 'Pricing', href: paths.pricing },
  { label: 'Locations', href: paths.locationsOnHome },
  { label: 'Services', href: paths.services },
  { label: 'Rewards', href: paths.rewards },
  { label: 'Merch', href: paths.merch },
] as const;

/** Address of the item that leads to the page, or to where it belongs. */
export const currentItem = (path: string): string | undefined =>
  NAV_ITEMS.find(
    ({ href }) => path === href || (href === paths.locationsOnHome && path.startsWith('/location')),
  )?.href;
