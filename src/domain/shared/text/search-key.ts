/** Punctuation as phones and word processors write it, turned into what keyboards type: ’ is ', – is -. */
export const plainPunctuation = (text: string): string =>
  text.replace(/[’‘ʻʼ´`′]/g, "'").replace(/[‐‑‒–—−]/g, '-');

// Letters that have no form without their mark, and those that stand for them.
const MARKED = 'đłøıς';
const PLAIN = 'dloiσ';

/**
 * A name as it is said: without capitals, accents, apostrophes and periods, with a space for a hyphen or a comma. Names and what is typed to
 * find them are compared in this form only. search_key() of the database is its twin: change both, in a migration that rebuilds their indexes.
 */
export const searchKey = (text: string): string =>
  plainPunctuation(text.normalize('NFD'))
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[đłøıς]/g, (letter) => PLAIN.charAt(MARKED.indexOf(letter)))
    .replaceAll('ß', 'ss')
    .replace(/['.]/g, '')
    .replace(/[-, ]+/g, ' ')
    .replace(/^ | $/g, '');
