import { useStore } from '@nanostores/react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { $setUpProblem } from './checkout.store.ts';
import { continueWithWallet } from './continue-checkout.ts';

/** Why the payment could not be set up. The toast about it is shorter and disappears. */
export function SetUpProblemNote() {
  const problem = useStore($setUpProblem);
  if (!problem) return null;
  return (
    <div className="my-5 flex gap-3 border-2 border-l-8 border-line border-l-down p-4">
      <Icon name="alert" className="mt-0.5 shrink-0 text-down" />
      <div>
        <p className="font-bold">{problem.text}</p>
        {problem.offersWallet && (
          <Button className="mt-3" onClick={continueWithWallet}>
            Pay with PayPal Instead
          </Button>
        )}
      </div>
    </div>
  );
}
