import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

/** The text of the pay step's last toast. */
export interface PayProblemText {
  readonly title: string;
  readonly text: string;
}

/** Why the last try did not pay, next to the pay button until the next try. The toast that says the same goes after five seconds. */
export function PayProblem({ problem }: { readonly problem: PayProblemText | null }) {
  const element = useRef<HTMLDivElement>(null);
  // The pay button, disabled in the meantime, has lost the focus, and may lie at the foot of the screen with this above it.
  useEffect(() => {
    if (!problem) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={element} className="scroll-mb-28" role="alert" tabIndex={-1}>
      {problem && (
        <div className="mt-4 flex gap-3 border-2 border-l-8 border-line border-l-down bg-surface p-4">
          <Icon name="alert" className="mt-0.5 shrink-0 text-down" />
          <div>
            <p className="text-lg font-bold text-down">{problem.title}</p>
            <p>{problem.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
