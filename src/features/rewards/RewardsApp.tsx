import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { $rewards, leave, type RewardsState } from './rewards.store.ts';
import { SignIn } from './SignIn.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BUSINESS_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { CallButton } from '../../ui/CallButton.tsx';

// The static sections belong to the sign-in alone.
$rewards.listen(({ mode }) => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-sign-in]'))
    section.hidden = mode !== 'sign-in';
});

/** In place of a part of the page that did not arrive. A browser may remember that: only a reload surely helps. */
function PartMissing() {
  return (
    <section className="wrap py-12">
      <h1 className="text-4xl uppercase">This part did not load</h1>
      <p className="mt-3 mb-6 text-lg">Your points are safe with us. Please load the page again, or call.</p>
      <div className="actions">
        <button type="button" className="button button-signal" onClick={() => location.reload()}>
          <Icon name="refresh" /> Load again
        </button>
        <CallButton placement="rewards-part" variant="line" label={`Call ${formatPhone(BUSINESS_PHONE)}`} />
      </div>
    </section>
  );
}

/** As high as the screen: what is below stays out of sight. */
function PartLoading() {
  return (
    <output className="wrap flex min-h-svh items-start gap-3 py-12 text-lg font-bold">
      <Icon name="refresh" className="mt-1 animate-spin text-copper" />
      Loading your rewards…
    </output>
  );
}

let shown: RewardsState['mode'] = 'sign-in';

/** Stands beside what a mode shows: when another mode takes its place, the page starts anew at the heading. */
function ModeStart({ mode }: Pick<RewardsState, 'mode'>) {
  useEffect(() => {
    if (mode === shown) return;
    shown = mode;
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [mode]);
  return null;
}

// A part that the connection lost says so, where React would take the whole island away.
const missing = () => ({ default: PartMissing });
const loadCreateAccount = () => import('./CreateAccount.tsx');
const loadDashboard = () => import('./dashboard/Dashboard.tsx');
const CreateAccount = lazy(() =>
  loadCreateAccount().then(({ CreateAccount: part }) => ({ default: part }), missing),
);
const Dashboard = lazy(() => loadDashboard().then(({ Dashboard: part }) => ({ default: part }), missing));

/** While somebody types a number: whichever answer it gets, what shows it is there. */
const warmUp = () => void Promise.allSettled([loadDashboard(), loadCreateAccount()]);

/** Sign-in, creation of an account, and dashboard. `children` stands beside the sign-in. */
export function RewardsApp({ children }: { readonly children?: ReactNode }) {
  const state = useStore($rewards, { ssr: 'initial' });
  if (state.mode === 'sign-in') {
    return (
      <>
        <section className="bg-steel text-on-steel">
          <div className="wrap rewards-top">
            {children}
            <SignIn onStart={warmUp} />
          </div>
        </section>
        <ModeStart mode={state.mode} />
      </>
    );
  }
  return (
    <Suspense fallback={<PartLoading />}>
      {state.mode === 'create' ? (
        <CreateAccount phone={state.phone} />
      ) : (
        <Dashboard phone={state.phone} first={state.first} onLeave={leave} />
      )}
      <ModeStart mode={state.mode} />
    </Suspense>
  );
}
