import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { StaffSession } from '../../domain/admin/admin-session.api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { endStaffSession } from './sign-in/end-staff-session.ts';
import { mayOpen, STAFF_PAGES } from './staff-pages.ts';

const here = () => location.pathname.replace(/(?:index)?(?:\.html)?\/?$/, '');

/** Links to the pages this person may open, and the sign-out, in the page's sticky header, and above them who it is. Collapsed on phones. */
export function StaffMenu({ staff }: { readonly staff: StaffSession }) {
  const [open, setOpen] = useState(false);
  const items = Object.values(STAFF_PAGES).filter((page) => mayOpen(staff.role, page));
  const current = items.find(({ href }) => href === here());
  const place = document.getElementById('staff-menu-place');
  const namePlace = document.getElementById('staff-name-place');
  if (!place || !namePlace) return null;
  const name = `${staff.name}, ${staff.role}`;
  const menu = (
    <nav aria-label="Admin" className="staff-menu wrap">
      <button
        type="button"
        className="button w-full justify-between lg:hidden"
        aria-expanded={open}
        aria-controls="staff-menu"
        onClick={() => setOpen(!open)}
      >
        <span>{current?.label ?? 'Menu'}</span>
        <Icon name={open ? 'close' : 'menu'} className="size-6" />
      </button>
      <div id="staff-menu" className={`${open ? 'grid' : 'hidden'} lg:flex lg:flex-wrap`}>
        {items.map(({ label, href }) => (
          <a key={href} href={href} aria-current={href === current?.href ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <span className="staff-name">{name}</span>
        <button type="button" onClick={() => void endStaffSession()}>
          Sign out
        </button>
      </div>
    </nav>
  );
  return (
    <>
      {createPortal(name, namePlace)}
      {createPortal(menu, place)}
    </>
  );
}
