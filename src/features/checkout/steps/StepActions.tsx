import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface StepActionsProps {
  readonly onBack: () => void;
  readonly backLabel: string;
  /** The Continue button: first on a phone, last on a wide screen. */
  readonly children: ReactNode;
}

export function StepActions({ onBack, backLabel, children }: StepActionsProps) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 border-t border-line pt-6 md:flex-row md:justify-between">
      <Button onClick={onBack}>
        <Icon name="arrow-left" />
        {backLabel}
      </Button>
      {children}
    </div>
  );
}
