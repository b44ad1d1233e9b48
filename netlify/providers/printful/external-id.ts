const HEX = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** An order's id as Printful keeps it: at most 32 characters, so without its dashes. */
export const toExternalId = (orderId: string): string => orderId.replaceAll('-', '');

/** The order's id again, or null where it is none of ours. */
export const fromExternalId = (externalId: string): string | null =>
  HEX.test(externalId) ? externalId.replace(HEX, '$1-$2-$3-$4-$5') : null;
