import { SEED_CARD_NOTES_IN_SPANISH, SEED_GRADES_IN_SPANISH } from '../../business/seed-grades-in-spanish.ts';
import { SEED_GRADES } from '../../business/seed-grades.ts';
import { SEED_PRICES } from '../../business/seed-prices.ts';
import type { GradeGroup, GradeListed } from './grades.ts';
import { metalMaterial } from './metal-material.ts';
import { METAL_NAMES as SPANISH_METAL_NAMES } from './metal-texts.es.ts';
import { isShown, metalName } from './metal-types.ts';

export interface SeededGrade {
  readonly metalType: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly howToTell: string;
  readonly howToTellEs: string | null;
  readonly group: GradeGroup;
  readonly material: string | null;
  readonly listed: GradeListed;
  readonly price: string;
  readonly previousPrice: string;
  readonly unit: string;
}

const inSpanish = (metalType: string) => ({
  nameEs: SPANISH_METAL_NAMES[metalType] ?? SEED_GRADES_IN_SPANISH[metalType]?.name ?? null,
  howToTellEs:
    (SEED_CARD_NOTES_IN_SPANISH[metalType] ?? SEED_GRADES_IN_SPANISH[metalType]?.howToTell) || null,
});

/** The samples of a fresh database: the cards in their order, and the grades that only the complete list has. */
export const seedGrades = (): readonly SeededGrade[] => [
  ...SEED_PRICES.map(({ metalType, group, ...price }) => ({
    ...price,
    metalType,
    unit: 'lb',
    name: metalName(metalType),
    ...inSpanish(metalType),
    group: group as GradeGroup,
    material: metalMaterial(metalType) ?? null,
    listed: isShown(metalType) ? ('card' as const) : ('hidden' as const),
  })),
  ...SEED_GRADES.map(({ group, material = null, unit = 'lb', ...grade }) => ({
    ...grade,
    ...inSpanish(grade.metalType),
    unit,
    material,
    group: group as GradeGroup,
    listed: 'list' as const,
  })),
];
