import type { Product } from './product.ts';

/** How to care for a product, by category; shown on product pages. */
export const CARE: Readonly<Record<Product['category'], readonly string[]>> = {
  apparel: [
    'Machine wash cold, inside out, with dark colors',
    'Tumble dry low, or hang it up and save the print',
    'Do not iron the print, do not bleach',
  ],
  safety: [
    'Wash by hand or on a gentle cycle, and hang to dry',
    'Do not bleach and do not dry clean',
    'Replace it when tape or coating is worn through',
  ],
  accessories: [
    'Wipe clean with a damp cloth',
    'Cups and mugs are safe in the top rack of a dishwasher',
    'Keep prints and patches away from solvents',
  ],
  food: [
    'Keep the bag closed, cool and dry',
    'Best within 60 days of roasting; the date is on the bag',
    'Ingredients: coffee',
  ],
};

/** How it is shipped. */
export const DELIVERY = {
  area: 'All 50 states and DC',
  /** Made by the print partner after it was ordered. */
  madeToOrder: 'Printed to order, leaves in 2 to 5 business days',
  /** Packed by staff. */
  fromOffice: 'Packed at our Griffin office, leaves in 1 to 3 business days',
} as const;
