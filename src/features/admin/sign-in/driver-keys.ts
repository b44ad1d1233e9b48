import { staffDraftKey } from '../../../lib/storage/staff-storage-keys.ts';

// What a driver did without a connection. It is done, not typed: it waits for the driver when they have signed out.

/** What they tapped. */
export const driverReportsKey = (personId: string): string => staffDraftKey(personId, 'truck');
/** The photos that they took, and where this device has them. */
export const driverPhotosKey = (personId: string): string => staffDraftKey(personId, 'truck-photos');
