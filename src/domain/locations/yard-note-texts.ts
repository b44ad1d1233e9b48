import type { Yard } from '../../business/yards.ts';

/** The note under a yard's hours. */
export const yardNoteTexts = { of: ({ note }: Yard): string | undefined => note };
