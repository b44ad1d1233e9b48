import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { StaffSession } from '../../domain/admin/admin-session.api.ts';
import { lazyPart } from './lazy-part.tsx';
import { StaffMenu } from './StaffMenu.tsx';
import { $staff, loadStaff, type StaffState } from './staff.store.ts';
import { mayOpen, type StaffPage } from './staff-pages.ts';
import { useArrival } from './use-focus.ts';

interface StaffGateProps {
  readonly page: StaffPage;
  readonly children: (staff: StaffSession) => ReactNode;
}

function Failed({ text }: { readonly text: string }) {
  return (
    <div className="staff-card" role="alert">
      <p>{text}</p>
      <button type="button" className="button button-signal mt-4" onClick={() => void loadStaff()}>
        Try again
      </button>
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

function SignedIn({ staff, page, children }: StaffGateProps & { readonly staff: StaffSession }) {
  useArrival();
  useEffect(() => void keepNotified(), []);
  return (
    <>
      <StaffMenu staff={staff} />
      {mayOpen(staff.role, page) ? (
        children(staff)
      ) : (
        <p className="staff-card">This page is for owners. Ask one of them, or choose another page.</p>
      )}
    </>
  );
}

function Inside({ state, ...props }: StaffGateProps & { readonly state: StaffState }) {
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
      return <SignedIn {...props} staff={state.staff} />;
  }
}

/** Shows its content to staff who may see it, and the sign-in to everybody else. */
export function StaffGate(props: StaffGateProps) {
  const state = useStore($staff);
  useEffect(() => void loadStaff(), []);
  return <Inside {...props} state={state} />;
}
