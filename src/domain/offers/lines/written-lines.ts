import { SALE_UNITS, type SaleUnit } from '../../shared/numbers/weight.ts';

interface NamedGrade {
  readonly metalType: string;
  /** In English. */
  readonly name: string;
  readonly price: string;
}

/** "200 lb copper", as a customer wrote it. */
export interface WrittenLine<Grade> {
  /** What follows the weight, or else what stands before it. */
  readonly words: string;
  /** null: none of the list is called that. */
  readonly grade: Grade | null;
  /** A decimal. */
  readonly weight: string;
  readonly unit: SaleUnit;
}

const UNIT_WORDS: Readonly<Record<SaleUnit, string>> = {
  lb: 'lbs?|pounds?|libras?|#(?![\\w])',
  ton: 'tons?|toneladas?',
  each: 'pieces?|pcs?|piezas?',
};
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,])(?<count>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*-?\s*(?:${SALE_UNITS.map(
    (unit) => `(?<${unit}>${UNIT_WORDS[unit]})`,
  ).join('|')})(?![\p{L}\d])\.?`,
  'giu',
);
/** What ends one thing and begins the next. */
const BREAK = /[,;:.!?()\n]|\s(?:and|plus|y|e|más)\s|&|\+/iu;
const FILLERS = new Set([
  'of',
  'de',
  'del',
  'the',
  'some',
  'scrap',
  'clean',
  'chatarra',
  'about',
  'i',
  'have',
]);

/** As people call it, in the words of the list. */
const SAME: Readonly<Record<string, string>> = {
  stainless: 'stainless steel',
  aluminio: 'aluminum',
  cobre: 'copper',
  laton: 'brass',
  bronce: 'bronze',
  acero: 'steel',
  fierro: 'steel',
  inoxidable: 'stainless steel',
  plomo: 'lead',
  bateria: 'battery',
  lata: 'can',
  cable: 'wire',
  alambre: 'wire',
  rin: 'wheel',
  radiador: 'radiator',
  amarillo: 'yellow',
  rojo: 'red',
  sucio: 'dirty',
  carro: 'car',
};
/** Worth much less: meant only by who says so. */
const ONLY_IF_SAID = ['dirty', 'incomplete'];

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=dor)es$|(?<!s)s$/, '');

const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '' && !FILLERS.has(word))
      .map(singular)
      .flatMap((word) => (SAME[word] ?? word).split(' ')),
  ),
];

/** How far a name is from what was said, what matters most first; null: nothing of it was said. */
function distance(name: string, said: readonly string[]): readonly number[] | null {
  const words = wordsOf(name);
  const common = words.filter((word) => said.includes(word)).length;
  if (common === 0 || ONLY_IF_SAID.some((word) => words.includes(word) && !said.includes(word))) return null;
  // A copper transformer is no copper.
  const isOfIt = said.includes(words.at(-1) ?? '');
  return [said.length - common, isOfIt ? 0 : 1, words.length - common];
}

/** The grade that is called so; of several that fit alike, the one that pays least, because more can be offered at the scale. */
function gradeOf<Grade extends NamedGrade>(words: string, grades: readonly Grade[]): Grade | null {
  const said = wordsOf(words);
  const [best] = grades
    .flatMap((grade) => {
      const far = distance(grade.name, said);
      return far ? [{ grade, far: [...far, Number(grade.price)] }] : [];
    })
    .toSorted((a, b) => a.far.map((step, at) => step - (b.far[at] ?? 0)).find((step) => step !== 0) ?? 0);
  return best?.grade ?? null;
}

/** The weights in a text, each with its metal: "200 lb copper, 300 lb brass". What has no weight, or no word beside it, is left out. */
export function writtenLines<Grade extends NamedGrade>(
  text: string,
  grades: readonly Grade[],
): readonly WrittenLine<Grade>[] {
  const amounts = [...text.matchAll(AMOUNT)];
  return amounts.flatMap(({ index, 0: whole, groups = {} }, at) => {
    const last = amounts[at - 1];
    const before = text.slice(last ? last.index + last[0].length : 0, index);
    const after = text.slice(index + whole.length, amounts[at + 1]?.index);
    const named = [
      after.split(BREAK)[0] ?? '',
      before
        .replace(/[\s:=-]+$/, '')
        .split(BREAK)
        .at(-1) ?? '',
    ].find((part) => wordsOf(part).some((word) => /\p{L}/u.test(word)));
    const unit = SALE_UNITS.find((each) => groups[each] !== undefined);
    if (named === undefined || !unit) return [];
    const words = named.replace(/^\s*(?:of|de|del)\s/i, '').trim();
    const weight = (groups['count'] ?? '').replaceAll(',', '');
    return [{ words, grade: gradeOf(words, grades), weight, unit }];
  });
}
