import type { YardId } from './business/yards.ts';
import type { PrivacyKind } from './domain/privacy/privacy-request.schema.ts';

export const homePath = '/';
export const topPath = '/#top';
export const pricingPath = '/#pricing';
/** The complete list; `yard`: at that yard's prices. */
export const pricesPath = '/prices';
export const yardPricesPath = (yard: YardId) => `/prices?yard=${yard}`;
/** The QR code of the list, for its print. */
export const priceCodePath = (yard: string | null) => `/prices/${yard ?? 'all'}.svg`;
/** The board of a yard's scale house. */
export const boardPath = (yard: YardId) => `/board/${yard}`;
export const locationsOnHomePath = '/#locations';
export const servicesPath = '/#services';
export const quotePath = '/#quote';
export const contactPath = '/#contact';
export const locationsPath = '/locations';
/** Starts Find Nearest Location at once. */
export const findNearestPath = '/locations#find-nearest';
export const locationPath = (id: YardId | '') => `/location/${id}`;
export const materialPath = (slug: string) => `/materials/${slug}`;
export const whatToBringPath = '/what-to-bring';
export const estimatePath = '/estimate';
/** What a car is worth, from its papers to a request. */
export const sellCarPath = '/sell-your-car';
/** Holds a posted price until a closing time; with a grade, that grade's. */
export const holdPath = '/hold';
/** How often we paid what we said. */
export const ourWordPath = '/our-word';
/** A held price of one's own. */
export const holdLinkPath = (token: string) => `${holdPath}#${token}`;
/** Asks for price alerts by email; with a token, those of one's own. */
export const priceAlertsPath = '/price-alerts';
export const priceAlertsLinkPath = (token: string) => `${priceAlertsPath}#${token}`;
/** Ends all alerts by what the URL of a mail program has (unsubscribeApi). */
export const endAlertsPath = (id: string, key: string) => `${priceAlertsPath}#end.${id}.${key}`;
export const gradeAlertsPath = (metalType: string) => `${priceAlertsPath}?grade=${metalType}`;
export const holdGradePath = (metalType: string) => `${holdPath}?grade=${metalType}`;
export const pickupPath = '/pickup';
export const callbackPath = '/callback';
/** A ticket's look-up, for somebody who has the paper. */
export const ticketPath = '/ticket';
/** A ticket in hand on its seller's phone; the code is in the fragment. */
export const shownTicketPath = '/my-ticket';
export const blogPath = '/blog';
/** The list from its second page on. */
export const blogPagePath = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);
export const blogTagPath = (tag: string, page = 1) =>
  page === 1 ? `/blog/tag/${tag}` : `/blog/tag/${tag}/${page}`;
export const postPath = (slug: string) => `/blog/${slug}`;
/** A post's picture for social networks. */
export const postSharePicturePath = (name: string) => `/blog/share/${name}`;
export const blogFeedPath = '/blog/rss.xml';
export const searchPath = '/search';
/** What an offline visitor sees in place of a page that was never visited. */
export const offlinePath = '/offline';
export const rewardsPath = '/rewards';
export const merchPath = '/merch';
export const productPath = (slug: string) => `/merch/${slug}`;
/** The shop's page with its cart open. */
export const cartPath = '/merch?view=cart';
/** The same page with its checkout open. */
export const shopCheckoutPath = '/merch?view=checkout';
export const checkoutPath = '/checkout';
export const paymentPath = (orderId: string) => `/payment?orderId=${encodeURIComponent(orderId)}`;
export const paymentSuccessPath = '/payment-success';
export const orderConfirmationPath = (orderId: string) =>
  `/order-confirmation?orderId=${encodeURIComponent(orderId)}`;
/** The same page where the look-up opens it. */
export const foundOrderPath = (orderId: string) => `${orderConfirmationPath(orderId)}&found`;
export const orderLookUpPath = '/order-lookup';
export const merchContactPath = '/merch-contact';
/** Asks for a copy, a correction or the deletion of one's own data. */
export const privacyRequestPath = '/privacy/request';
export const thankYouPath = '/thank-you';
export const privacyPath = '/privacy';
export const termsPath = '/terms';
export const accessibilityPath = '/accessibility';

/** Where a request stands, and its offer. The token is in the fragment, which no server and no other site gets to see. */
export const requestPath = '/request';
export const offerPath = '/offer';
export const requestLinkPath = (token: string) => `${requestPath}#${token}`;
export const offerLinkPath = (token: string) => `${offerPath}#${token}`;

/** Where the link of a request is pressed. The token is in the fragment, which no server and no other site gets to see. */
export const privacyConfirmPath = '/privacy/confirm';
export const privacyLinkPath = (kind: PrivacyKind, token: string) =>
  `${privacyConfirmPath}?kind=${kind}#${token}`;

/** The page that explains a ticket. */
export const howToReadTicketPath = '/ticket/how-to-read';

// Staff's pages, in English alone.

export const adminPath = '/admin';
export const adminCounterPath = '/admin/counter';
/** The counter, looking for somebody or for a ticket. */
/** A ticket from the accepted offer of a request. */
export const adminOfferAtCounterPath = (requestId: string) => `/admin/counter?request=${requestId}`;
export const adminFindAtCounterPath = (typed: string) => `/admin/counter?find=${encodeURIComponent(typed)}`;
/** The trucks' weeks. */
export const adminCalendarPath = '/admin/calendar';
/** A driver's day. */
export const adminTruckPath = '/admin/truck';
export const adminTrucksPath = '/admin/trucks';
export const adminPricesPath = '/admin/prices';
/** The price board, with the grades of this name. */
export const adminGradePath = (name: string) => `/admin/prices?find=${encodeURIComponent(name)}`;
export const adminQuotesPath = '/admin/quotes';
export const adminQuotePath = (id: string) => `/admin/quotes?id=${id}`;
export const adminInquiryPath = (id: string) => `/admin/quotes?tab=inquiries&id=${id}`;
export const adminPrivacyPath = '/admin/privacy';
export const adminPrivacyRequestPath = (id: string) => `/admin/privacy?id=${id}`;
export const adminFundingPath = '/admin/funding';
export const adminOrdersPath = '/admin/funding/orders';
export const adminOrderPath = (id: string) => `/admin/funding/orders?id=${id}`;
export const adminProductsPath = '/admin/products';
export const adminProductPath = (id: string) => `/admin/products?id=${id}`;
export const adminProvidersPath = '/admin/providers';
export const adminBlogPath = '/admin/blog';
export const adminBlogEditorPostPath = (slug: string) =>
  `/admin/blog/editor#/collections/posts/entries/${slug}`;
export const adminBlogEditorNewPath = '/admin/blog/editor#/collections/posts/new';
export const adminBlogEditorScriptPath = '/admin/blog/cms/editor.js';
/** A file of src/content in the editor (src/domain/content/content-files.ts). */
export const adminContentEditorPath = (collection: string, file: string) =>
  `/admin/blog/editor#/collections/${collection}/entries/${file}`;
export const adminNewYardPath = '/admin/blog/editor#/collections/new-yards/new';
export const adminContentPath = '/admin/content';
export const adminLaunchPath = '/admin/launch';
export const adminUsersPath = '/admin/users';
export const adminAuditPath = '/admin/audit';
export const adminAccountPath = '/admin/account';
/** Where the link of an invitation or a forgotten password leads. */
export const adminPasswordPath = '/admin/password';
/** The list of tickets, the checks and the close of a day. */
export const adminTicketsPath = '/admin/tickets';
export const ticketsOfYardPath = (yardId: string) => `/admin/tickets?yard=${yardId}`;
export const adminReportsPath = '/admin/reports';
export const adminTicketImportPath = '/admin/reports/import';
