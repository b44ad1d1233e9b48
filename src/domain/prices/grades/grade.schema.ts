import * as z from 'zod/mini';
import { GRADE_NAME_MAX_LENGTH, GRADE_NOTE_MAX_LENGTH } from '../../../business/constants.ts';
import { MATERIAL_SLUGS } from '../../materials/material-slug.ts';
import { line } from '../../shared/text/text.ts';
import { GRADE_GROUP_KEYS, type GradeListed } from './grades.ts';
import { isKnown, metalName } from './metal-types.ts';
import { priceText } from '../price.schema.ts';
import { SALE_UNITS } from '../../shared/numbers/weight.ts';

const LISTED: readonly GradeListed[] = ['card', 'list', 'hidden'];

const facts = {
  name: line(1, GRADE_NAME_MAX_LENGTH, 'Please enter a name'),
  howToTell: line(0, GRADE_NOTE_MAX_LENGTH, ''),
  /** For Spanish pages; where one is empty, they say the English one. */
  nameEs: z.optional(line(0, GRADE_NAME_MAX_LENGTH, '')),
  howToTellEs: z.optional(line(0, GRADE_NOTE_MAX_LENGTH, '')),
  group: z.enum(GRADE_GROUP_KEYS, 'Please choose a group'),
  listed: z.enum(LISTED, 'Please choose where it shows'),
  /** The slug of a material's page; empty: none. */
  material: z.enum(['', ...MATERIAL_SLUGS]),
};

/** What is changed of a grade besides its price. */
export const gradeSchema = z.strictObject(facts);

export type GradeInput = z.output<typeof gradeSchema>;

/** `seen`: the grade as the person saw it. Its texts may be older than today's rules. */
export const gradeChangeSchema = z.strictObject({
  ...facts,
  seen: z.strictObject({
    name: z.string(),
    howToTell: z.string(),
    nameEs: z.string(),
    howToTellEs: z.string(),
    group: facts.group,
    listed: facts.listed,
    material: z.string(),
  }),
});

export type GradeChange = z.output<typeof gradeChangeSchema>;

/** A new grade with its first price. */
export const newGradeSchema = z.strictObject({
  ...facts,
  /** Chosen by the browser: the same grade sent twice is one. */
  id: z.uuid(),
  price: priceText,
  unit: z.enum(SALE_UNITS, 'Please choose a unit'),
});

export type NewGradeInput = z.output<typeof newGradeSchema>;

const order = z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(200));

/** The grades of one group in their new order, and in the one that the person saw. */
export const gradeOrderSchema = z.strictObject({
  group: z.enum(GRADE_GROUP_KEYS),
  metalTypes: order,
  seen: order,
});

export type GradeOrderInput = z.output<typeof gradeOrderSchema>;

/** The type of a new grade: "#1 Copper Pipe" is number_1_copper_pipe. Empty if the name has no letter or digit. */
export function gradeType(name: string): string {
  const type = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('#', 'number ')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
  return /^\d/.test(type) ? `grade_${type}`.slice(0, 60) : type;
}

/**
 * Whether a grade may have this name. Cards, material pages and old requests call a metal by its type, so the metals that the site knows
 * and those shown as a card keep the name that belongs to it.
 */
export const mayBeNamed = (
  metalType: string,
  { name, listed }: Pick<GradeInput, 'name' | 'listed'>,
): boolean => name === metalName(metalType) || !(isKnown(metalType) || listed === 'card');
