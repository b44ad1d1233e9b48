import * as z from 'zod/mini';

/** The schema of a form that is typed in another shape than it is sent: `read` makes the one of the other, and checks nothing. */
export const draftSchema = <Draft, Input>(
  read: (draft: Draft) => unknown,
  schema: z.ZodMiniType<Input>,
): z.ZodMiniType<Input, Draft> => z.pipe(z.pipe(z.custom<Draft>(), z.transform(read)), schema);
