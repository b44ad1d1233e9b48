import { answer, endpoint } from '../shared/endpoint.ts';
import { gradeOrderSchema, gradeSchema, newGradeSchema } from './grade.schema.ts';

/** Adds a grade at the end of its group. Safe to repeat; invalid_input for `name` if another grade has it. */
export const addGradeApi = endpoint({
  method: 'POST',
  path: '/api/admin/grades',
  input: newGradeSchema,
  output: answer<{ metalType: string }>(),
  access: 'owner',
  errors: ['idempotency_key_reused'],
  status: 201,
});

/** Renames, describes, moves, shows or hides a grade. Safe to repeat. Its price is set by setPricesApi. */
export const changeGradeApi = endpoint({
  method: 'PUT',
  path: '/api/admin/grades/:metalType',
  input: gradeSchema,
  output: answer<{ done: true }>(),
  access: 'owner',
  errors: ['not_found'],
});

/** Sets the order of a group. Safe to repeat; grades_changed if the group has other grades in the meantime. */
export const orderGradesApi = endpoint({
  method: 'PUT',
  path: '/api/admin/grade-order',
  input: gradeOrderSchema,
  output: answer<{ done: true }>(),
  access: 'owner',
  errors: ['grades_changed'],
});
