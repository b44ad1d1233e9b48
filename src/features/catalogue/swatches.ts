/**
 * Colors that the shop shows as a swatch, by the name that the visitor reads, and what styles/pages/product.css calls them. Any other color, as an
 * import may bring, is a pill with its name.
 */
export const SWATCHES: Readonly<Record<string, string>> = {
  Ash: 'ash',
  Black: 'black',
  Charcoal: 'charcoal',
  Copper: 'copper',
  Lime: 'lime',
  Navy: 'navy',
  Rust: 'rust',
  'Safety Orange': 'safety-orange',
  Sand: 'sand',
  White: 'white',
};
