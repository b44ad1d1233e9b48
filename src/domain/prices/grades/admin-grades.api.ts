import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import { gradeChangeSchema, gradeOrderSchema, newGradeSchema } from './grade.schema.ts';

/** Adds a grade at the end of its group. Safe to repeat; invalid_input for `name` if another grade has it. */
export const addGradeApi = endpoint('POST /api/admin/grades', {
  input: newGradeSchema,
  output: answer<{ metalType: string }>(),
  access: 'owner',
  errors: ['idempotency_key_reused'],
  status: 201,
});

/** Renames, describes, moves, shows or hides a grade. Safe to repeat. Its price is set by setPricesApi. */
export const changeGradeApi = endpoint('PUT /api/admin/grades/:metalType', {
  input: gradeChangeSchema,
  output: answer<{ done: true }>(),
  access: 'owner',
  errors: ['not_found', 'changed_since'],
  seen: 'seen',
});

/** Sets the order of a group. Safe to repeat; changed_since if the group has other grades, or another order, in the meantime. */
export const orderGradesApi = endpoint('PUT /api/admin/grade-order', {
  input: gradeOrderSchema,
  output: answer<{ done: true }>(),
  access: 'owner',
  errors: ['changed_since'],
  seen: 'seen',
});
