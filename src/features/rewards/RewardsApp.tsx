import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { BUSINESS_PHONE } from '../../business/business.ts';
import { generalSpanishHours } from '../../domain/locations/spanish-spoken.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { callTexts } from '../../ui/texts.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpeaksSpanish } from '../../ui/language/SpeaksSpanish.tsx';
import { rewardsAppTexts } from './texts.ts';
import { $rewards, leave, type RewardsState } from './rewards.store.ts';
import { RewardsSignIn } from './RewardsSignIn.tsx';

// The static sections of the page belong to the sign-in.
$rewards.listen(({ mode }) => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-sign-in]'))
    section.hidden = mode !== 'sign-in';
});

const { missing: missingTexts } = rewardsAppTexts;

/** Shown when a chunk fails to load. Browsers may cache the failed import, so only a reload surely helps. */
function PartMissing() {
  return (
    <section className="wrap py-12">
      <h1 className="text-4xl uppercase">{missingTexts.heading}</h1>
      <p className="mt-3 mb-6 text-lg">{missingTexts.lead}</p>
      <div className="actions">
        <Button variant="signal" onClick={() => location.reload()}>
          <Icon name="refresh" /> {missingTexts.again}
        </Button>
        <CallButton
          placement="rewards-part"
          variant="line"
          label={callTexts.call(formatPhone(BUSINESS_PHONE))}
        />
        <SpeaksSpanish hours={generalSpanishHours()} />
      </div>
    </section>
  );
}

/** As tall as the screen, so that the sections below stay out of sight. */
function PartLoading() {
  return (
    <span role="status" className="wrap flex min-h-svh items-start gap-3 py-12 text-lg font-bold">
      <Icon name="refresh" className="mt-1 animate-spin text-copper" />
      {rewardsAppTexts.loading}
    </span>
  );
}

let shown: RewardsState['mode'] = 'sign-in';

/** Scrolls to the top and focuses the heading when the mode changes. */
function ModeStart({ mode }: Pick<RewardsState, 'mode'>) {
  useEffect(() => {
    if (mode === shown) return;
    shown = mode;
    // The code's own field takes the focus.
    if (mode !== 'code') focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [mode]);
  return null;
}

// Without a fallback, one failed chunk would take the whole island with it.
const missing = () => ({ default: PartMissing });
const loadCreateAccount = () => import('./CreateAccount.tsx');
const loadDashboard = () => import('./dashboard/Dashboard.tsx');
const CreateAccount = lazy(() =>
  loadCreateAccount().then(({ CreateAccount: part }) => ({ default: part }), missing),
);
const EnterCode = lazy(() =>
  import('./EnterCode.tsx').then(({ EnterCode: part }) => ({ default: part }), missing),
);
const Dashboard = lazy(() => loadDashboard().then(({ Dashboard: part }) => ({ default: part }), missing));

/** Loads both next screens while the visitor types a number. */
const warmUp = () => void Promise.allSettled([loadDashboard(), loadCreateAccount()]);

/** Sign-in, account creation, a mailed code, and dashboard. `children` is shown next to the sign-in. */
export function RewardsApp({ children }: { readonly children?: ReactNode }) {
  const state = useStore($rewards, { ssr: 'initial' });
  if (state.mode === 'sign-in') {
    return (
      <>
        <section className="bg-steel text-on-steel">
          <div className="wrap rewards-top">
            {children}
            <RewardsSignIn onStart={warmUp} />
          </div>
        </section>
        <ModeStart mode={state.mode} />
      </>
    );
  }
  return (
    <Suspense fallback={<PartLoading />}>
      {state.mode === 'create' && <CreateAccount phone={state.phone} />}
      {state.mode === 'code' && <EnterCode {...state} />}
      {state.mode === 'dashboard' && <Dashboard phone={state.phone} first={state.first} onLeave={leave} />}
      <ModeStart mode={state.mode} />
    </Suspense>
  );
}
