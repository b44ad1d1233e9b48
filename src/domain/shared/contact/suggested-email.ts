import { cleanEmail } from './typed-email.ts';

/** Where most people have their mail, and names that are one letter from these and right. */
const KNOWN = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'bellsouth.net',
  'mail.com',
  'ymail.com',
  'email.com',
];

/** Ends that exist nowhere. */
const MISTYPED: Readonly<Record<string, string>> = {
  com: 'con|cmo|ocm|comm|coom|cpm|vom|xom|cim',
  net: 'nte|ent|ner',
  org: 'ogr|orgg',
};

/** Whether the two texts differ by one added, missing or wrong letter, or by two swapped neighbors. */
function isOneSlip(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const isSwapped = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0];
  return (
    restOfShort.slice(1) === restOfLong.slice(1) ||
    (isSwapped && restOfShort.slice(2) === restOfLong.slice(2))
  );
}

/** The domain without its slip; null if it may be right, or is still being typed: "gmail.co" is the beginning of one. */
function meantDomain(domain: string): string | null {
  if (KNOWN.some((known) => known.startsWith(domain))) return null;
  const near = KNOWN.find((known) => isOneSlip(known, domain));
  if (near !== undefined) return near;
  const [, name = '', end = ''] = /^(.+\.)([a-z]+)$/.exec(domain) ?? [];
  const right = Object.keys(MISTYPED).find((each) => MISTYPED[each]?.split('|').includes(end));
  return right === undefined ? null : name + right;
}

/** "jane@gmail.com" of "jane@gmail.con"; null for an address that looks right. It is only asked about: the slip may be the name. */
export function suggestedEmail(typed: string): string | null {
  const [, person = '', domain = ''] = /^(.+)@([^@\s]+)$/.exec(cleanEmail(typed)) ?? [];
  const meant = meantDomain(domain.toLowerCase());
  return meant && `${person}@${meant}`;
}
