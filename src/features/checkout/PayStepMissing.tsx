import { Icon } from '../../ui/Icon.tsx';
import { StepActions } from './StepActions.tsx';

/** In place of the ways to pay when their script could not be loaded; only a fresh page asks for it again. */
export function PayStepMissing({ onBack }: { readonly onBack: () => void }) {
  return (
    <div role="alert">
      <p className="my-4 text-lg font-bold">The ways to pay could not be loaded. Nothing was charged.</p>
      <StepActions backLabel="Back to Billing" onBack={onBack}>
        <button type="button" className="button button-signal" onClick={() => location.reload()}>
          <Icon name="refresh" />
          Load the Page Again
        </button>
      </StepActions>
    </div>
  );
}
