import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StaffSession } from '../../domain/admin/admin-session.api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import { endStaffSession } from './sign-in/end-staff-session.ts';
import { mayOpen, STAFF_PAGES, type StaffPage } from './staff-pages.ts';
import { $person, $staff, loadStaff, type StaffState } from './staff.store.ts';
import { useArrival } from './use-focus.ts';

const here = () => location.pathname.replace(/(?:index)?(?:\.html)?\/?$/, '');

/** Links to the pages this person may open, and the sign-out, in the page's sticky header, and above them who it is. Collapsed on phones. */
function StaffMenu({ staff }: { readonly staff: StaffSession }) {
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

interface StaffGateProps {
  readonly page: StaffPage;
  readonly children: (staff: StaffSession) => ReactNode;
}

function Failed({ text }: { readonly text: string }) {
  return (
    <div className="staff-card" role="alert">
      <p>{text}</p>
      <Button variant="signal" className="mt-4" onClick={() => void loadStaff()}>
        Try again
      </Button>
    </div>
  );
}

/** Staff sign in once a day and open pages all day long. */
const SignInSteps = lazyPart(async () => (await import('./sign-in/SignInSteps.tsx')).SignInSteps);

/** Where this device may be notified: sees to it that the server knows its present address. */
async function keepNotified() {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    await (await import('./push/push-device.ts')).keepPush();
  } catch {
    // The next page tries again.
  }
}

interface PlaceProps {
  readonly staff: StaffSession;
  /** The element that holds the page. */
  readonly page: HTMLElement;
}

function Place({ staff, page }: PlaceProps) {
  useArrival();
  useEffect(() => void keepNotified(), []);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(page);
    return () => {
      // Outside of the document a dialog is modal no longer: a question that was open counts as canceled.
      for (const dialog of page.querySelectorAll('dialog')) dialog.close();
      page.remove();
    };
  }, [page]);
  return (
    <>
      <StaffMenu staff={staff} />
      <div ref={place} />
    </>
  );
}

/**
 * The page of one person. What they typed outlives their session: while nobody is signed in, the page goes on outside of the
 * document, where nobody sees or reaches it.
 */
function OwnPage({
  staff,
  isOpen,
  page,
  children,
}: StaffGateProps & { readonly staff: StaffSession; readonly isOpen: boolean }) {
  const [element] = useState(() => document.createElement('div'));
  return (
    <>
      {isOpen && <Place staff={staff} page={element} />}
      {createPortal(
        mayOpen(staff.role, page) ? (
          children(staff)
        ) : (
          <p className="staff-card">This page is for owners. Ask one of them, or choose another page.</p>
        ),
        element,
      )}
    </>
  );
}

function Door({ state }: { readonly state: StaffState }) {
  switch (state.step) {
    case 'loading':
      return <p className="min-h-96 py-6 text-muted">One moment…</p>;
    case 'failed':
      return <Failed text={state.text} />;
    case 'refused':
      return <p className="staff-card">A preview of the site has no admin. Sign in on the real one.</p>;
    case 'sign-in':
    case 'second-step':
    case 'set-up':
      return <SignInSteps state={state} />;
    case 'signed-in':
      return null;
  }
}

/** Shows its content to staff who may see it, and the sign-in to everybody else. */
export function StaffGate(props: StaffGateProps) {
  const state = useStore($staff);
  const person = useStore($person);
  useEffect(() => void loadStaff(), []);
  return (
    <>
      <Door state={state} />
      {person && <OwnPage key={person.id} {...props} staff={person} isOpen={state.step === 'signed-in'} />}
    </>
  );
}
