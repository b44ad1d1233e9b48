import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StaffSession } from '../../domain/admin/admin-session.api.ts';
import type { StaffAccess } from '../../domain/shared/roles.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/late/lazy-part.tsx';
import { StaffMenu } from './StaffMenu.tsx';
import { mayOpen, type StaffPage } from './staff-pages.ts';
import { $person, $staff, loadStaff, type StaffState } from './staff.store.ts';
import { useArrival } from './ui/use-focus.ts';

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

/** Since this page was loaded. */
let hasSignedIn = false;
$staff.listen(({ step }) => {
  if (step === 'sign-in') hasSignedIn = true;
});

/** Where this device may be notified: sees to it that the server knows its present address. */
async function keepNotified() {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    await (await import('./push/push-device.ts')).keepPush(hasSignedIn);
  } catch {
    // The next page tries again.
  }
}

const WHO_OPENS: Readonly<Record<StaffAccess, string>> = {
  staff: 'Only staff can open this page.',
  counter: 'Only counter staff and owners can open this page.',
  office: 'Only the office and owners can open this page.',
  owner: 'Only owners can open this page.',
};

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
          <p className="staff-card">{`${WHO_OPENS[page.call.access]} Ask an owner, or choose another page.`}</p>
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
      return <p className="staff-card">You can’t sign in on a preview of the site. Use the live site.</p>;
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
