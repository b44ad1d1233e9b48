/** How to care for a product, by the `care` of a product in merchandise.ts; shown on product pages. */
export const CARE = {
  cotton: [
    'Machine wash cold, inside out, with dark colors',
    'Tumble dry low, or hang it up and save the print',
    'Do not iron the print, do not bleach',
  ],
  fleece: [
    'Machine wash cold, inside out, with dark colors',
    'Tumble dry low, or hang it up and save the print',
    'Do not iron the print, do not bleach',
  ],
  vest: [
    'Wash by hand or on a gentle cycle, and hang to dry',
    'Do not bleach, iron or dry clean',
    'Replace it when the tape no longer shines',
  ],
  gloves: [
    'Wash by hand in warm water with mild soap, and hang to dry',
    'Do not bleach, do not tumble dry',
    'Replace them when the coating is worn through or the knit is cut',
  ],
  cap: [
    'Spot clean with a damp cloth and mild soap',
    'Air dry on a bowl or a head so it keeps its shape',
    'Not for the washer, the dryer or the dishwasher',
  ],
  knit: ['Wash by hand in cold water', 'Lay it flat to dry', 'Do not wring, iron or bleach'],
  tumbler: [
    'Wash by hand, lid off',
    'Not for the dishwasher, the microwave or the freezer',
    'No steel wool: it scratches the coating',
  ],
  mug: ['Dishwasher safe', 'Microwave safe', 'Do not use a metal scrubber on the print'],
  coozie: ['Wipe it clean, or wash by hand', 'Air dry', 'Do not iron, do not tumble dry'],
  canvas: [
    'Spot clean, or wash by hand in cold water',
    'Hang to dry; it shrinks a little at first',
    'Do not bleach, do not iron the print',
  ],
  stickers: [
    'Stick them on a clean, dry surface',
    'Made for sun and rain',
    'Peel off slowly; warm the glue if it will not let go',
  ],
  magnet: [
    'Wipe dry when it gets wet',
    'Keep away from pacemakers, phones and bank cards',
    'Brush off the filings before it goes back in your pocket',
  ],
  coffee: [
    'Keep the bag closed, cool and dry',
    'Best within 60 days of roasting; the date is on the bag',
    'Ingredients: coffee',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Care = keyof typeof CARE;

/** How it is shipped. */
export const DELIVERY = {
  area: 'All 50 states and DC',
  /** Made by the print partner after it was ordered. */
  madeToOrder: 'Printed to order, leaves in 2 to 5 business days',
  /** Packed by staff. */
  fromOffice: 'Packed at our Griffin office, leaves in 1 to 3 business days',
} as const;
