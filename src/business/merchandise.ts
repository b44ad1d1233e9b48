/**
 * The shop's opening range: a new database is filled from this list, and the product pages are built from it.
 * docs/how-to/add-a-product.md says how to change it; sizes and their surcharges
 * are in product-sizes.ts, measures in size-charts.ts.
 */
import type { Product } from './product.ts';
import { GLOVE_SIZES, GRINDS, MUG_SIZES, ONE_SIZE, SHIRT_SIZES, VEST_SIZES } from './product-sizes.ts';

export const MERCHANDISE: readonly Product[] = [
  {
    slug: 'yard-crew-tee',
    name: 'Yard Crew Tee',
    description:
      'The shirt behind our counter. Heavy ringspun cotton with a taped neck, cut straight so it stays tucked when you reach into the bed. Our grapple mark on the chest, in plastisol ink that outlasts the knees of your jeans.',
    care: 'cotton',
    category: 'apparel',
    featured: true,
    priceCents: 2400,
    colors: [
      { name: 'Black', printfulIds: [9527, 4016, 4017, 4018, 4019, 4020, 5295, 5310, 12_872] },
      { name: 'Sand', printfulIds: [9581, 11_571, 11_572, 11_573, 11_574, 11_575, 11_576, 11_577, 12_905] },
      { name: 'Safety Orange', printfulIds: [9563, 4081, 4082, 4083, 4084, 4085, 5303, 5318, 12_893] },
    ],
    sizes: SHIRT_SIZES,
    sizeChart: 'tee',
  },
  {
    slug: 'night-shift-long-sleeve',
    name: 'Night Shift Long Sleeve',
    description:
      'Ribbed cuffs that stay at the wrist and a body long enough to cover your back at the shear. Combed cotton, pre-shrunk, with our grapple mark on the chest.',
    care: 'cotton',
    category: 'apparel',
    featured: false,
    priceCents: 3200,
    colors: [
      {
        name: 'Black',
        printfulIds: [10_087, 10_088, 10_089, 10_090, 10_091, 10_092, 16_301, 16_302, 16_303],
      },
      { name: 'Navy', printfulIds: [10_105, 10_106, 10_107, 10_108, 10_109, 10_110, 16_319, 16_320, 16_321] },
      { name: 'Ash', printfulIds: [10_117, 10_118, 10_119, 10_120, 10_121, 10_122, 16_331, 16_332, 16_333] },
    ],
    sizes: SHIRT_SIZES,
    sizeChart: 'longSleeve',
  },
  {
    slug: 'crane-operator-hoodie',
    name: 'Crane Operator Hoodie',
    description:
      'For a cab whose heater quit in 2009. Brushed fleece inside, a lined hood that fits over a cap, and a front pocket that holds gloves and a thermos lid. Our grapple mark on the chest.',
    care: 'fleece',
    category: 'apparel',
    featured: true,
    priceCents: 5400,
    colors: [
      {
        name: 'Charcoal',
        printfulIds: [10_779, 10_780, 10_781, 10_782, 10_783, 10_784, 13_416, 13_417, 13_418],
      },
      { name: 'Black', printfulIds: [5529, 5530, 5531, 5532, 5533, 5534, 5535, 5536, 5537] },
      { name: 'Rust', printfulIds: [10_806, 10_807, 10_808, 10_809, 10_810, 10_811, 13_443, 13_444, 13_445] },
    ],
    sizes: SHIRT_SIZES,
    sizeChart: 'hoodie',
  },
  {
    slug: 'hi-vis-yard-vest',
    name: 'Hi-Vis Yard Vest',
    description:
      'Every visitor past the scale wears one; this one is yours. Breathable mesh, two-inch reflective tape around the body and over both shoulders, zip front and a pocket for the scale ticket.',
    care: 'vest',
    category: 'safety',
    featured: true,
    priceCents: 1900,
    colors: [
      { name: 'Lime', printfulIds: [17_801, 17_802, 17_803, 17_804, 17_805, 17_806, 17_807] },
      { name: 'Safety Orange', printfulIds: [17_811, 17_812, 17_813, 17_814, 17_815, 17_816, 17_817] },
    ],
    sizes: VEST_SIZES,
    sizeChart: 'vest',
  },
  {
    slug: 'sheet-metal-gloves',
    name: 'Sheet Metal Gloves',
    description:
      'Cut-resistant knit with a sandy nitrile grip, because torn sheet does not warn you. Thin enough to pick up a dropped nut; not for running machinery. Sent from our Griffin office.',
    care: 'gloves',
    category: 'safety',
    featured: false,
    priceCents: 1450,
    colors: [{ name: 'Charcoal' }],
    sizes: GLOVE_SIZES,
    sizeChart: 'gloves',
  },
  {
    slug: 'classic-rope-cap',
    name: 'Classic rope cap',
    description:
      'Structured crown, curved brim and a braided rope across the front, the way caps came free with a truckload in 1985. Woven grapple patch and an adjustable snap at the back.',
    care: 'cap',
    category: 'accessories',
    featured: true,
    priceCents: 2800,
    colors: [
      { name: 'Black', printfulIds: [20_101] },
      { name: 'Navy', printfulIds: [20_102] },
      { name: 'Rust', printfulIds: [20_103] },
      { name: 'Sand', printfulIds: [20_104] },
    ],
    sizes: ONE_SIZE,
  },
  {
    slug: 'scale-house-trucker-cap',
    name: 'Scale House Trucker Cap',
    description:
      'Foam front, mesh back, and air where a Georgia July needs it. The grapple mark faces forward and the snap fits every head we have met so far.',
    care: 'cap',
    category: 'accessories',
    featured: false,
    priceCents: 2600,
    colors: [
      { name: 'Safety Orange', printfulIds: [8746] },
      { name: 'Black', printfulIds: [8747] },
      { name: 'Charcoal', printfulIds: [8751] },
    ],
    sizes: ONE_SIZE,
  },
  {
    slug: 'cold-morning-beanie',
    name: 'Cold Morning Beanie',
    description:
      'Thick rib knit with a deep cuff that fits under a hard hat. Warm at seven, still in your back pocket at noon.',
    care: 'knit',
    category: 'accessories',
    featured: false,
    priceCents: 2200,
    colors: [
      { name: 'Black', printfulIds: [8936] },
      { name: 'Rust', printfulIds: [8941] },
      { name: 'Safety Orange', printfulIds: [8943] },
    ],
    sizes: ONE_SIZE,
  },
  {
    slug: 'insulated-tumbler',
    name: 'Insulated Tumbler',
    description:
      'Twenty ounces behind two walls of stainless steel, which we would buy back by the pound but you will not want to sell. Sliding lid, fits the cup holder of anything that fits our scale.',
    care: 'tumbler',
    category: 'accessories',
    featured: true,
    priceCents: 3000,
    colors: [
      { name: 'Black', printfulIds: [15_131] },
      { name: 'Copper', printfulIds: [15_132] },
      { name: 'White', printfulIds: [15_133] },
    ],
    sizes: ONE_SIZE,
  },
  {
    slug: 'scale-house-mug',
    name: 'Scale House Mug',
    description:
      'A plain, thick-walled ceramic mug with a handle for a whole hand. Goes through the dishwasher and the microwave, and survives a tailgate.',
    care: 'mug',
    category: 'accessories',
    featured: false,
    priceCents: 1400,
    colors: [
      { name: 'White', printfulIds: [1320, 4830] },
      { name: 'Black', printfulIds: [9323, 9324] },
    ],
    sizes: MUG_SIZES,
  },
  {
    slug: 'can-coozie',
    name: 'Can Coozie',
    description:
      'Keeps a 12-ounce can cold until it is empty. Then bring us the can: aluminum is on the price list.',
    care: 'coozie',
    category: 'accessories',
    featured: false,
    priceCents: 600,
    colors: [
      { name: 'Safety Orange', printfulIds: [15_731] },
      { name: 'Black', printfulIds: [15_732] },
      { name: 'Charcoal', printfulIds: [15_733] },
    ],
    sizes: ONE_SIZE,
  },
  {
    slug: 'parts-run-tote',
    name: 'Parts Run Tote',
    description:
      'Undyed 12-ounce canvas with a square bottom and doubled handles. Carries groceries, or more brass fittings than you would like to carry.',
    care: 'canvas',
    category: 'accessories',
    featured: false,
    priceCents: 1800,
    colors: [{ name: '', printfulIds: [10_457] }],
    sizes: ONE_SIZE,
  },
  {
    slug: 'hard-hat-sticker-set',
    name: 'Hard Hat Sticker Set',
    description:
      'Five die-cut vinyl stickers: grapple, magnet, gear, hazard stripe and the 2002 badge. Made for hard hats, toolboxes and the one clean spot on a tailgate.',
    care: 'stickers',
    category: 'accessories',
    featured: false,
    priceCents: 800,
    colors: [{ name: '', printfulIds: [10_163] }],
    sizes: ONE_SIZE,
  },
  {
    slug: 'pocket-test-magnet',
    name: 'Pocket Test Magnet',
    description:
      'If it sticks, it is steel; if it does not, call us first. A strong horseshoe magnet on a split ring for your keys: the first tool of anybody who sorts scrap. Sent from our Griffin office.',
    care: 'magnet',
    category: 'accessories',
    featured: false,
    priceCents: 900,
    colors: [{ name: '' }],
    sizes: ONE_SIZE,
  },
  {
    slug: 'gate-opener-coffee',
    name: 'Gate Opener Coffee',
    description:
      'The medium roast that is on at all three yards before the gates open. Cocoa and toasted pecan, no bitterness at the bottom of the thermos. 12 oz bag, sent from our Griffin office.',
    care: 'coffee',
    category: 'food',
    featured: true,
    priceCents: 1600,
    colors: [{ name: '' }],
    sizes: GRINDS,
  },
  {
    slug: 'torch-cut-dark-roast-coffee',
    name: 'Torch Cut Dark Roast Coffee',
    description:
      'Dark, smoky and heavy, for people who take it black and take it seriously. 12 oz bag, sent from our Griffin office.',
    care: 'coffee',
    category: 'food',
    featured: false,
    priceCents: 1700,
    colors: [{ name: '' }],
    sizes: GRINDS,
  },
];
