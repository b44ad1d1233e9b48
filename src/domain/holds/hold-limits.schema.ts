import * as z from 'zod/mini';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import { GRADE_GROUP_KEYS, type GradeGroup } from '../prices/grades/grades.ts';

/** Whose holds a limit is about: everybody's, a yard's, or a group's of grades. */
export type HoldScope = 'all' | YardId | GradeGroup;

export const HOLD_SCOPES: readonly HoldScope[] = ['all', ...YARD_IDS, ...GRADE_GROUP_KEYS];

const limit = {
  isPaused: z.boolean(),
  /** Pounds or pieces; null: the usual heaviest load. */
  most: z.nullable(
    z
      .int()
      .check(z.minimum(1, 'Please enter 1 or more'), z.maximum(1_000_000, 'Please enter at most 1,000,000')),
  ),
};

export const holdLimitSchema = z
  .strictObject({
    scope: z.enum(HOLD_SCOPES),
    ...limit,
    /** What the page showed before. */
    seen: z.strictObject(limit),
  })
  .check(
    z.refine(({ scope, most }) => most === null || isGroupScope(scope), {
      path: ['most'],
      message: 'Only a group of grades has a limit of its own',
    }),
  );

export type HoldLimitInput = z.output<typeof holdLimitSchema>;

/** The same as staff choose and type it. */
export const holdLimitFormSchema = z.object({
  scope: z.enum(HOLD_SCOPES),
  holding: z.enum(['on', 'paused']),
  most: z.string().check(z.regex(/^\d{0,7}$/, 'Please enter whole pounds or pieces, or leave it blank')),
});

export type HoldLimitDraft = z.input<typeof holdLimitFormSchema>;

/** Whether a scope has a limit of its own. */
export const isGroupScope = (scope: string): boolean =>
  (GRADE_GROUP_KEYS as readonly string[]).includes(scope);
