import { answer, endpoint } from '../shared/endpoint.ts';
import { specialDaySchema, yardNoteSchema } from './yard-news.schema.ts';
import type { YardNews, YardNote } from './yards.api.ts';

/** As the site will show it, past every cache. */
export const readYardBoardApi = endpoint({
  method: 'GET',
  path: '/api/admin/yards',
  output: answer<YardNews>(),
  access: 'staff',
});

/** Sets the hours of a day, in place of what was set before. Safe to repeat. */
export const setSpecialDayApi = endpoint({
  method: 'PUT',
  path: '/api/admin/yards/special-days',
  input: specialDaySchema,
  output: answer<{ done: true }>(),
  access: 'staff',
});

/** The day of one yard ("griffin") or of "all" has its usual hours again. Safe to repeat. */
export const removeSpecialDayApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/yards/:yardId/special-days/:date',
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['not_found'],
});

/** Shows a note beside the yard's hours for two hours from now, in place of the one before. */
export const setYardNoteApi = endpoint({
  method: 'PUT',
  path: '/api/admin/yards/:yardId/note',
  input: yardNoteSchema,
  output: answer<YardNote>(),
  access: 'staff',
  errors: ['not_found'],
});

/** Safe to repeat. */
export const removeYardNoteApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/yards/:yardId/note',
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['not_found'],
});
