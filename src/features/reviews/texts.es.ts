import type * as english from './texts.ts';

export const reviewsTexts: typeof english.reviewsTexts = {
  heading: 'Reseñas de clientes',
  basis: (count) => (count === 1 ? 'de 5, según 1 reseña' : `de 5, según ${count} reseñas`),
  // Pages in Spanish show no samples, here and in `home` and `blog`.
  samples: '',
  language: 'Las reseñas están en inglés.',
  rating: (rating, day) => `${rating} de 5, ${day}`,
  verified: 'Vendedor verificado · ',
  helpful: (count) => (count === 1 ? 'Le sirvió a 1 persona' : `Les sirvió a ${count} personas`),
};
