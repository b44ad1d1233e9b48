import { staffDraftKey } from '../../../lib/storage/staff-storage-keys.ts';

/** What a driver tapped without a connection. It is done, not typed: it waits for the driver when they have signed out. */
export const driverReportsKey = (personId: string): string => staffDraftKey(personId, 'truck');
