/**
 * An address as a measuring service may learn it: without its fragment, and of its query only the campaign's labels
 * (utm_source and the like). Order numbers, searches and secrets stand in queries. Anything else but an address is ''.
 */
export function measuredAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const labels = [...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name));
  return `${origin}${pathname}${labels.length > 0 ? `?${new URLSearchParams(labels)}` : ''}`;
}
