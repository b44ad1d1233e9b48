import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { ModeStart } from './ModeStart.tsx';
import { PartLoading } from './PartLoading.tsx';
import { PartMissing } from './PartMissing.tsx';
import { $rewards, leave } from './rewards.store.ts';
import { SignIn } from './SignIn.tsx';
import './sign-in-sections.ts';

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
