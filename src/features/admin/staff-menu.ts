import type { StaffRole } from '../../domain/admin/roles.ts';
import { paths } from '../../paths.ts';

interface MenuItem {
  readonly label: string;
  readonly href: string;
  readonly needed: StaffRole;
}

export const STAFF_MENU: readonly MenuItem[] = [
  { label: 'Today', href: paths.admin, needed: 'staff' },
  { label: 'Quotes', href: paths.adminQuotes, needed: 'staff' },
  { label: 'Orders', href: paths.adminOrders, needed: 'owner' },
  { label: 'Money', href: paths.adminFunding, needed: 'owner' },
  { label: 'Providers', href: paths.adminProviders, needed: 'owner' },
  { label: 'Blog', href: paths.adminBlog, needed: 'owner' },
  { label: 'Users', href: paths.adminUsers, needed: 'owner' },
  { label: 'Audit log', href: paths.adminAudit, needed: 'owner' },
  { label: 'My account', href: paths.adminAccount, needed: 'staff' },
];
