/** The business's own pages on social networks; null if there is none yet: the footer then shows a mark without a link. */
export const SOCIAL_PAGES: Readonly<Record<'facebook' | 'instagram', string | null>> = {
  facebook: null,
  instagram: null,
};
