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
  whatToBring: '/what-to-bring',
  estimate: '/estimate',
  pickup: '/pickup',
  callback: '/callback',
  blog: '/blog',
  /** The list from its second page on. */
  blogPage: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  blogTag: (tag: string, page = 1) => (page === 1 ? `/blog/tag/${tag}` : `/blog/tag/${tag}/${page}`),
  post: (slug: string) => `/blog/${slug}`,
  /** A post's picture for social networks. */
  postSharePicture: (name: string) => `/blog/share/${name}`,
  blogFeed: '/blog/rss.xml',
  search: '/search',
  /** What an offline visitor sees in place of a page that was never visited. */
  offline: '/offline',
  rewards: '/rewards',
  merch: '/merch',
  product: (slug: string) => `/merch/${slug}`,
  /** The shop's page with its cart open. */
  cart: '/merch?view=cart',
  /** The same page with its checkout open. */
  shopCheckout: '/merch?view=checkout',
  checkout: '/checkout',
  payment: (orderId: string) => `/payment?orderId=${encodeURIComponent(orderId)}`,
  paymentSuccess: '/payment-success',
  orderConfirmation: (orderId: string) => `/order-confirmation?orderId=${encodeURIComponent(orderId)}`,
  orderLookUp: '/order-lookup',
  merchContact: '/merch-contact',
  thankYou: '/thank-you',
  admin: '/admin',
  adminQuotes: '/admin/quotes',
  adminQuote: (id: string) => `/admin/quotes?id=${id}`,
  adminInquiry: (id: string) => `/admin/quotes?tab=inquiries&id=${id}`,
  adminFunding: '/admin/funding',
  adminOrders: '/admin/funding/orders',
  adminOrder: (id: string) => `/admin/funding/orders?id=${id}`,
  adminProviders: '/admin/providers',
  adminBlog: '/admin/blog',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
  adminAccount: '/admin/account',
  /** Where the link of an invitation or a forgotten password leads. */
  adminPassword: '/admin/password',
} as const;
