interface Carrier {
  readonly name: string;
  /** The URL of the tracking page, completed by the tracking number. */
  readonly trackingPage: string | null;
}

/** The carriers that staff ship with. */
export const CARRIERS = {
  usps: { name: 'USPS', trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  ups: { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
  dhl: { name: 'DHL', trackingPage: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=' },
  other: { name: 'another carrier', trackingPage: null },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;

export const CARRIER_IDS = Object.keys(CARRIERS) as CarrierId[];

/** The URL of a shipment's tracking page; null for an unknown carrier. */
export function trackingUrl(carrier: CarrierId, trackingNumber: string): string | null {
  const { trackingPage } = CARRIERS[carrier];
  return trackingPage && trackingPage + encodeURIComponent(trackingNumber);
}
