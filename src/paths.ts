import type { YardId } from './business/yards.ts';

/** Every internal address is built here, so that a page can move without a search. */
export const paths = {
  home: '/',
  top: '/#top',
  pricing: '/#pricing',
  locationsOnHome: '/#locations',
  services: '/#services',
  quote: '/#quote',
  contact: '/#contact',
  locations: '/locations',
  location: (id: YardId) => `/location/${id}`,
  material: (slug: string) => `/materials/${slug}`,
  blog: '/blog',
  rewards: '/rewards',
  merch: '/merch',
  merchContact: '/merch-contact',
  thankYou: '/thank-you',
} as const;
