import { randomSigns } from '../../lib/random-signs.ts';

/** What a customer says on the phone, "GS-7K2M9QXT": one of a million million, and no hint at how many there are. */
export const randomOrderNumber = (): string => `GS-${randomSigns(8)}`;
