import { listAuditApi } from '../../domain/admin/admin-audit.api.ts';
import { listSessionsApi } from '../../domain/admin/admin-sessions.api.ts';
import { readTodayApi } from '../../domain/admin/admin-today.api.ts';
import { listUsersApi } from '../../domain/admin/admin-users.api.ts';
import { mayAct, type StaffAccess, type StaffRole } from '../../domain/shared/roles.ts';
import { listProductsApi } from '../../domain/catalogue/admin-products.api.ts';
import { listPostsApi } from '../../domain/blog/admin-blog.api.ts';
import { readEditorSetupApi } from '../../domain/blog/admin-editor.api.ts';
import { readLaunchApi } from '../../domain/launch/admin-launch.api.ts';
import { listOrdersApi } from '../../domain/orders/admin-orders.api.ts';
import { readFundingApi } from '../../domain/payments/admin-funding.api.ts';
import { setPricesApi } from '../../domain/prices/admin-prices.api.ts';
import { listProvidersApi } from '../../domain/providers/admin-providers.api.ts';
import { recordTicketApi } from '../../domain/tickets/admin-tickets.api.ts';
import { listDayTicketsApi } from '../../domain/tickets/money/ticket-list.api.ts';
import { importTicketsApi } from '../../domain/tickets/pos/pos-tickets.api.ts';
import { readCalendarApi, reportStopApi } from '../../domain/truck/admin-calendar.api.ts';
import { saveTruckApi } from '../../domain/truck/admin-trucks.api.ts';
import { readReportApi } from '../../domain/tickets/ticket-report.api.ts';
import { listQuotesApi } from '../../domain/quotes/admin-quotes.api.ts';
import {
  adminAccountPath,
  adminAuditPath,
  adminBlogPath,
  adminCalendarPath,
  adminContentPath,
  adminCounterPath,
  adminFundingPath,
  adminLaunchPath,
  adminOrdersPath,
  adminPath,
  adminProductsPath,
  adminPricesPath,
  adminPrivacyPath,
  adminProvidersPath,
  adminQuotesPath,
  adminReportsPath,
  adminTicketImportPath,
  adminTicketsPath,
  adminTruckPath,
  adminTrucksPath,
  adminUsersPath,
} from '../../paths.ts';

export interface StaffPage {
  readonly label: string;
  readonly href: string;
  /** What the page is for: a role that may make this call may open the page. */
  readonly call: { readonly access: StaffAccess };
}

export const STAFF_PAGES = {
  counter: { label: 'Counter', href: adminCounterPath, call: recordTicketApi },
  today: { label: 'Today', href: adminPath, call: readTodayApi },
  prices: { label: 'Prices', href: adminPricesPath, call: setPricesApi },
  calendar: { label: 'Calendar', href: adminCalendarPath, call: readCalendarApi },
  quotes: { label: 'Requests', href: adminQuotesPath, call: listQuotesApi },
  orders: { label: 'Orders', href: adminOrdersPath, call: listOrdersApi },
  money: { label: 'Money', href: adminFundingPath, call: readFundingApi },
  tickets: { label: 'Tickets', href: adminTicketsPath, call: listDayTicketsApi },
  reports: { label: 'Reports', href: adminReportsPath, call: readReportApi },
  products: { label: 'Products', href: adminProductsPath, call: listProductsApi },
  providers: { label: 'Providers', href: adminProvidersPath, call: listProvidersApi },
  blog: { label: 'Blog', href: adminBlogPath, call: listPostsApi },
  content: { label: 'Content', href: adminContentPath, call: readEditorSetupApi },
  launch: { label: 'Launch', href: adminLaunchPath, call: readLaunchApi },
  users: { label: 'Users', href: adminUsersPath, call: listUsersApi },
  audit: { label: 'Audit log', href: adminAuditPath, call: listAuditApi },
  account: { label: 'My account', href: adminAccountPath, call: listSessionsApi },
} as const satisfies Readonly<Record<string, StaffPage>>;

/** The menu's groups, by what a person comes to do. */
export const STAFF_MENU: readonly (readonly [group: string, pages: readonly (keyof typeof STAFF_PAGES)[]])[] =
  [
    ['Yard', ['counter', 'today', 'calendar', 'prices', 'tickets', 'reports']],
    ['Office', ['quotes', 'money', 'blog', 'content']],
    ['Shop', ['orders', 'products', 'providers']],
    ['Settings', ['users', 'launch', 'audit', 'account']],
  ];

/** Reached from the calendar. */
export const DRIVER_PAGE: StaffPage = {
  label: 'Driver’s page',
  href: adminTruckPath,
  call: reportStopApi,
};
export const TRUCKS_PAGE: StaffPage = {
  label: 'Trucks and their days',
  href: adminTrucksPath,
  call: saveTruckApi,
};

/** Reached from the reports. */
export const TICKET_IMPORT_PAGE: StaffPage = {
  label: 'Import tickets',
  href: adminTicketImportPath,
  call: importTicketsApi,
};

/** The page of the menu that the pages besides it are reached from. */
export const REACHED_FROM: Readonly<Partial<Record<string, StaffPage>>> = {
  [adminTruckPath]: STAFF_PAGES.calendar,
  [adminTrucksPath]: STAFF_PAGES.calendar,
  [adminTicketImportPath]: STAFF_PAGES.reports,
  [adminPrivacyPath]: STAFF_PAGES.quotes,
};

export const mayOpen = (role: StaffRole, page: StaffPage): boolean => mayAct(role, page.call.access);
