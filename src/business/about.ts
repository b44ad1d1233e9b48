// What pages say of the business, as business.ts says how to reach it.
import about from '../content/business/about.json' with { type: 'json' };
import search from '../content/business/search.json' with { type: 'json' };

/** Under the icon of the installed site, where about twelve characters fit. */
export const BUSINESS_SHORT_NAME = about.shortName;
export const BUSINESS_FOUNDED_YEAR = about.foundedYear;
/** First year of the copyright line, which runs through the year of the build. */
export const BUSINESS_COPYRIGHT_FROM = about.copyrightFrom;
/** The partner whose mobile app shows more prices. */
export const BUSINESS_PARTNER_URL = about.partnerUrl;
/** Who the partner is and why a seller would open its app. */
export const BUSINESS_PARTNER_LINE = about.partnerLine;
/** The badge of the rewards teaser on home: false on the day the program opens. */
export const BUSINESS_REWARDS_COMING_SOON: boolean = about.rewardsComingSoon;
/** Authors invented for the sample posts, which say so. Leave out a name once it is a real person's, who wrote those posts. */
export const BLOG_SAMPLE_AUTHORS: readonly string[] =
  (about as { readonly sampleAuthors?: readonly string[] }).sampleAuthors ?? [];

export const BUSINESS_TITLE = search.title;
export const BUSINESS_DESCRIPTION = search.description;
export const BUSINESS_KEYWORDS = search.keywords;
