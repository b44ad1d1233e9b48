import type { StaffState } from '../staff.store.ts';
import { SecondStep } from './SecondStep.tsx';
import { SetUpPasskey } from './SetUpPasskey.tsx';
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx';
import { StaffSignIn } from './StaffSignIn.tsx';

interface SignInStepsProps {
  readonly state: Extract<StaffState, { readonly step: 'sign-in' | 'second-step' | 'set-up' }>;
}

/** What stands between staff and their page. */
export function SignInSteps({ state }: SignInStepsProps) {
  switch (state.step) {
    case 'sign-in':
      return <StaffSignIn />;
    case 'second-step':
      return <SecondStep />;
    case 'set-up':
      return (
        <>
          <SetUpTwoFactor isFree={state.isFree} />
          {!state.isFree && <SetUpPasskey />}
        </>
      );
  }
}
