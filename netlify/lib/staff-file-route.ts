import type { StaffEndpoint } from '../../src/domain/shared/endpoint.ts';
import { database, type Database } from '../database/client.ts';
import { assertNoPreview } from './no-preview.ts';
import type { CallContext, Route } from './route.ts';
import { requireStaff, type Staff } from './staff-session.ts';

export interface StaffFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface FileCall {
  readonly db: Database;
  readonly params: CallContext['params'];
}

/** As staffRoute(), for a GET that answers a file instead of JSON; it is kept by nobody. */
export function staffFileRoute(
  { method, path, access }: StaffEndpoint<undefined, undefined>,
  work: (call: FileCall, staff: Staff) => Promise<StaffFile>,
): Route {
  return {
    method,
    path,
    async answer(_request, context) {
      assertNoPreview();
      const db = database();
      const staff = await requireStaff(db, context, access);
      const { type, bytes } = await work({ db, params: context.params }, staff);
      return { status: 200, headers: { 'Content-Type': type }, body: new Uint8Array(bytes) };
    },
  };
}
