// Apart from paths.ts, which every page of the site loads with its frame.

export const adminPath = '/admin';
export const adminCounterPath = '/admin/counter';
/** The counter, looking for somebody or for a ticket. */
export const adminFindAtCounterPath = (typed: string) => `/admin/counter?find=${encodeURIComponent(typed)}`;
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
export const adminReportsPath = '/admin/reports';
export const adminTicketImportPath = '/admin/reports/import';
