import { removeYardNoteApi, setYardNoteApi } from '../../src/domain/locations/admin-yards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { removeYardNote } from '../services/locations/remove-yard-note.ts';
import { setYardNote } from '../services/locations/set-yard-note.ts';

const set = staffRoute(setYardNoteApi, ({ db, input, params }, staff) =>
  setYardNote(db, staff, params['yardId'] ?? '', input.note),
);

const remove = staffRoute(removeYardNoteApi, ({ db, params }, staff) =>
  removeYardNote(db, staff, params['yardId'] ?? ''),
);

export default handle(set, remove);

export const config = {
  path: '/api/admin/yards/:yardId/note',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
