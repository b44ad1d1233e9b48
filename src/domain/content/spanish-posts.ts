/** The posts that are in Spanish too, src/content/blog/es, each with the last part of its Spanish address. */
export const SPANISH_POSTS = {
  'what-a-junk-car-is-worth': 'cuanto-vale-su-carro-chatarra',
  'what-georgia-law-asks-of-a-seller': 'que-pide-la-ley-al-vender-metal',
} as const;

export type SpanishPost = keyof typeof SPANISH_POSTS;

export const isInSpanish = (slug: string): slug is SpanishPost => Object.hasOwn(SPANISH_POSTS, slug);
