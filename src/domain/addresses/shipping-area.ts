const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';

const SHIPPING_AREA: ReadonlySet<string> = new Set(STATES.split(' '));

/** We ship to the 50 states and DC; not to territories or military post offices. */
export const isInShippingArea = (state: string): boolean => SHIPPING_AREA.has(state);
