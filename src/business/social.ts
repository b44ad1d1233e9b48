import about from '../content/business/about.json' with { type: 'json' };

type SocialNetwork = 'facebook' | 'instagram';

const pages = about as Readonly<Partial<Record<SocialNetwork, string>>>;

/** The business's own pages on social networks; null if there is none yet: the footer then shows a mark without a link. */
export const SOCIAL_PAGES: Readonly<Record<SocialNetwork, string | null>> = {
  facebook: pages.facebook ?? null,
  instagram: pages.instagram ?? null,
};
