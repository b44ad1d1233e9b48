/** The business's own pages on social networks; null: there is none yet, and the footer shows a mark that leads nowhere. */
export const SOCIAL_PAGES: Readonly<Record<'facebook' | 'instagram', string | null>> = {
  facebook: null,
  instagram: null,
};
