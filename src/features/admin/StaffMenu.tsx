import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StaffSession } from '../../domain/admin/admin-session.api.ts';
import { readWaitingApi, type WaitingCounts } from '../../domain/admin/admin-waiting.api.ts';
import { createRemoteData } from '../../lib/requests/remote-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isTyping } from './ui/is-typing.ts';
import { keepFresh } from './keep-fresh.ts';
import { lazyPart } from '../../ui/late/lazy-part.tsx';
import { endStaffSession } from './sign-in/end-staff-session.ts';
// Not lazy: a name typed right after the key that opens it must not lose its first letters.
import { StaffSearch } from './search/StaffSearch.tsx';
import { mayOpen, REACHED_FROM, STAFF_MENU, STAFF_PAGES } from './staff-pages.ts';
import { staffCall } from './staff.store.ts';

const StaffHelp = lazyPart(async () => (await import('./help/StaffHelp.tsx')).StaffHelp);

const here = () => location.pathname.replace(/(?:index)?(?:\.html)?\/?$/, '');

const waiting = createRemoteData(() => staffCall(readWaitingApi));

/** What waits behind a page's link, and how its number is read out. */
const WAITING: Readonly<Partial<Record<keyof typeof STAFF_PAGES, readonly [keyof WaitingCounts, string]>>> = {
  quotes: ['requests', 'waiting'],
  orders: ['orders', 'to ship'],
};

function MenuLink({ name, isHere }: { readonly name: keyof typeof STAFF_PAGES; readonly isHere: boolean }) {
  const { value } = useStore(waiting.$state);
  const { label, href } = STAFF_PAGES[name];
  const [counted, words] = WAITING[name] ?? [];
  const count = (counted && value?.[counted]) ?? 0;
  return (
    <a href={href} aria-current={isHere ? (href === here() ? 'page' : 'true') : undefined}>
      {label}
      {count > 0 && (
        <span className="staff-count">
          {count}
          <span className="sr-only"> {words}</span>
        </span>
      )}
    </a>
  );
}

type Dialog = 'search' | 'help';

/** What a key opens; null: nothing. */
function dialogOf(event: KeyboardEvent): Dialog | null {
  const { key, ctrlKey, metaKey } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return 'search';
  if (isTyping(event)) return null;
  return key === '/' ? 'search' : key === '?' ? 'help' : null;
}

/** Opens the search by "/" and Ctrl+K and the help by "?", but not over a question that is open. */
function useMenuKeys(open: (dialog: Dialog) => void) {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const dialog = dialogOf(event);
      if (!dialog || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpen(dialog);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const signOut = () => void endStaffSession();

/** The search, the help, links to the pages this person may open, and the sign-out, in the page's header, of which the links stay in view. Collapsed on phones. */
export function StaffMenu({ staff }: { readonly staff: StaffSession }) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => keepFresh(waiting), []);
  const search = () => setDialog('search');
  const help = () => setDialog('help');
  const close = () => setDialog(null);
  useMenuKeys(setDialog);
  const groups = STAFF_MENU.map(
    ([group, names]) =>
      [
        group,
        names.filter(
          (name) => mayOpen(staff.role, STAFF_PAGES[name]) && (name !== 'calendar' || staff.hasTrucks),
        ),
      ] as const,
  ).filter(([, names]) => names.length > 0);
  const path = here();
  const current = Object.values(STAFF_PAGES).find(({ href }) => href === path) ?? REACHED_FROM[path];
  const place = document.getElementById('staff-menu-place');
  const namePlace = document.getElementById('staff-name-place');
  if (!place || !namePlace) return null;
  const name = `${staff.name}, ${staff.role}`;
  const menu = (
    <nav aria-label="Admin" className="staff-menu wrap">
      <div className="flex lg:hidden">
        <button
          type="button"
          className="button grow justify-between"
          aria-expanded={isOpen}
          aria-controls="staff-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <span>{current?.label ?? 'Menu'}</span>
          <Icon name={isOpen ? 'close' : 'menu'} className="size-6" />
        </button>
        <Button aria-label="Search" onClick={search}>
          <Icon name="search" className="size-6" />
        </Button>
        <Button aria-label="Help" className="text-2xl font-bold" onClick={help}>
          ?
        </Button>
      </div>
      <div id="staff-menu" className={`${isOpen ? 'grid' : 'hidden'} lg:flex`}>
        {groups.map(([group, names]) => (
          <div key={group} role="group" aria-labelledby={`staff-menu-${group}`}>
            <p id={`staff-menu-${group}`}>{group}</p>
            <div className="grid grid-cols-2 lg:flex">
              {names.map((page) => (
                <MenuLink key={page} name={page} isHere={STAFF_PAGES[page] === current} />
              ))}
            </div>
          </div>
        ))}
        <span className="staff-name">{name}</span>
        <button type="button" className="lg:hidden" onClick={signOut}>
          Sign out
        </button>
      </div>
    </nav>
  );
  return (
    <>
      {createPortal(
        <>
          <button type="button" className="button" onClick={search}>
            <Icon name="search" className="size-5" />
            Search <kbd className="border px-2 text-sm leading-normal">/</kbd>
          </button>
          <button type="button" className="button" onClick={help}>
            Help <kbd className="border px-2 text-sm leading-normal">?</kbd>
          </button>
          <span>{name}</span>
          <button type="button" className="min-h-12 underline" onClick={signOut}>
            Sign out
          </button>
        </>,
        namePlace,
      )}
      {createPortal(menu, place)}
      {dialog === 'search' && <StaffSearch role={staff.role} onClose={close} />}
      {dialog === 'help' && <StaffHelp path={here()} onClose={close} />}
    </>
  );
}
