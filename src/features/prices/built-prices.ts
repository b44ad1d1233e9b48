import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GRADE_GROUP_KEYS } from '../../domain/prices/grades/grades.ts';
import type { GradePrice } from '../../domain/prices/list/price-list.api.ts';
import { shownPrices } from '../../domain/prices/list/price-list.ts';
import type { ListedPrice } from '../../domain/prices/prices.api.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { SEED_PRICES_FROM, seedGrades } from '../../domain/prices/grades/seed-grades.ts';

/** Written by `npm run build` from the database it is given (tools/read-published-prices.ts), a file for each language. */
export const publishedPrices = (language: string): string =>
  language === 'en' ? '.data/published-prices.json' : `.data/published-prices.${language}.json`;

/** A grade as pages are built with it. */
export type BuiltGrade = Omit<GradePrice, 'id'>;

const decimalsOf = (price: string) => price.split('.')[1]?.length ?? 0;
const rankOf = ({ group }: BuiltGrade) => GRADE_GROUP_KEYS.indexOf(group);

const builtSeed = (): readonly BuiltGrade[] =>
  seedGrades()
    .flatMap(({ listed, previousPrice, nameEs, howToTellEs, ...grade }) =>
      listed === 'hidden'
        ? []
        : [
            {
              ...grade,
              ...(locale.language === 'es' && {
                name: nameEs ?? grade.name,
                howToTell: howToTellEs ?? grade.howToTell,
                isNameEnglish: nameEs === null,
                isNoteEnglish: howToTellEs === null,
              }),
              listed,
              updatedAt: SEED_PRICES_FROM,
              change: (Number(grade.price) - Number(previousPrice)).toFixed(
                Math.max(decimalsOf(grade.price), decimalsOf(previousPrice)),
              ),
              isYardPrice: false,
              differs: false,
            },
          ],
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other));

/**
 * The complete list that pages are built with: the database's, else the seed's. None if the database could not be read. `root`: the
 * folder of the project.
 */
export function builtGrades(root = process.cwd()): readonly BuiltGrade[] {
  const file = resolve(root, publishedPrices(locale.language));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly BuiltGrade[]) : builtSeed();
}

/** The cards' prices that pages are built with, so that they are in the first paint. */
export const builtPrices = (root = process.cwd()): readonly ListedPrice[] =>
  shownPrices(
    builtGrades(root).flatMap(({ listed, metalType, price, unit, updatedAt, change }) =>
      listed === 'card' ? [{ metalType, price, unit, updatedAt, change }] : [],
    ),
  );
