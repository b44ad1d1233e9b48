import { cleanLine } from '../text/clean-text.ts';
import { plainPunctuation } from '../text/search-key.ts';

/** What browsers take in a field of type email (html.spec.whatwg.org), with a dot in the domain and no number at its end. */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Without the link, the brackets, the quotes and the end of the sentence that it stood in. */
function bareEmail(text: string): string {
  const begun = text.replace(/^[\s<([,;:"“]+/, '');
  const [address = ''] = /^mailto:/i.test(begun) ? begun.slice('mailto:'.length).split('?') : [begun];
  return address.replace(/^'(.*)'/, '$1').replace(/[\s>)\].,;:!?"'”…]+$/, '');
}

/**
 * The email address in what was copied: "jane@example.com.", "mailto:jane@example.com", "Jane Doe <jane@example.com>". What
 * holds two, or none, stays as it is, for the form to refuse.
 */
export function cleanEmail(text: string): string {
  const line = cleanLine(text);
  const plain = plainPunctuation(line);
  const bracket = Math.max(0, plain.indexOf('<'));
  const name = plain.slice(0, bracket);
  const found = bareEmail(plain.slice(bracket));
  // Mail programs write an address as its own name.
  const isOther = name.includes('@') && bareEmail(name).toLowerCase() !== found.toLowerCase();
  return EMAIL_PATTERN.test(found) && !isOther ? found : line;
}
