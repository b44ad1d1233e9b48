import type { StaffRole } from '../../domain/admin/roles.ts';
import {
  adminAccountPath,
  adminAuditPath,
  adminBlogPath,
  adminFundingPath,
  adminOrdersPath,
  adminPath,
  adminProvidersPath,
  adminQuotesPath,
  adminUsersPath,
} from '../../paths.ts';

interface MenuItem {
  readonly label: string;
  readonly href: string;
  readonly needed: StaffRole;
}

export const STAFF_MENU: readonly MenuItem[] = [
  { label: 'Today', href: adminPath, needed: 'staff' },
  { label: 'Quotes', href: adminQuotesPath, needed: 'staff' },
  { label: 'Orders', href: adminOrdersPath, needed: 'owner' },
  { label: 'Money', href: adminFundingPath, needed: 'owner' },
  { label: 'Providers', href: adminProvidersPath, needed: 'owner' },
  { label: 'Blog', href: adminBlogPath, needed: 'owner' },
  { label: 'Users', href: adminUsersPath, needed: 'owner' },
  { label: 'Audit log', href: adminAuditPath, needed: 'owner' },
  { label: 'My account', href: adminAccountPath, needed: 'staff' },
];
