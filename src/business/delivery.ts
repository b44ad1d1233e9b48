import content from '../content/delivery.json' with { type: 'json' };

/** How it is shipped. Owners change the times in the editor (/admin/content). */
export const DELIVERY = {
  area: 'All 50 states and DC',
  /** Made by the print partner after it was ordered. */
  madeToOrder: content.madeToOrder,
  /** Packed by staff. */
  fromOffice: content.fromOffice,
} as const;

export const deliveryText = (isPrinted: boolean): string =>
  isPrinted ? DELIVERY.madeToOrder : DELIVERY.fromOffice;
