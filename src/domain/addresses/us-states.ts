import { ADDRESS_STATE_LENGTH } from '../../business/constants.ts';

/** The 50 states and DC, and how else DC is written. */
const NAMES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,' +
  'HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,' +
  'MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,' +
  'NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,' +
  'WI Wisconsin,WY Wyoming,DC District of Columbia,DC Washington DC';

const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

const STATES = NAMES.split(',').map((entry) => ({
  code: entry.slice(0, 2),
  name: lettersOf(entry.slice(3)),
}));

export const STATE_CODES: ReadonlySet<string> = new Set(STATES.map(({ code }) => code));

/**
 * What a field of two letters makes of a state: "GA" of "ga", "Georgia", and "Geo", which no other state begins with. "Washington" begins
 * two, and its first letters are its code.
 */
export function typedState(typed: string): string {
  const letters = lettersOf(typed);
  const short = letters.slice(0, ADDRESS_STATE_LENGTH);
  if (letters === short) return short;
  const begun = STATES.filter(({ name }) => name.startsWith(letters));
  return new Set(begun.map(({ code }) => code)).size === 1 ? (begun[0]?.code ?? short) : short;
}
