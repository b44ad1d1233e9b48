import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';

interface PayPanelProps {
  readonly tone: 'stop' | 'wait';
  readonly title: string;
  readonly children: ReactNode;
}

const TONES: Readonly<Record<PayPanelProps['tone'], { icon: IconName; edge: string; ink: string }>> = {
  stop: { icon: 'alert', edge: 'border-l-down', ink: 'text-down' },
  wait: { icon: 'clock', edge: 'border-l-brass', ink: 'text-brass' },
};

/** Shown instead of a way to pay: why it is not available, and what to do. */
export function PayPanel({ tone, title, children }: PayPanelProps) {
  const { icon, edge, ink } = TONES[tone];
  return (
    <div
      className={`flex flex-col items-start gap-3 border-2 border-l-8 border-line bg-surface p-5 ${edge}`}
      role="alert"
    >
      <p className={`flex items-center gap-2 text-lg font-bold ${ink}`}>
        <Icon name={icon} /> <span>{title}</span>
      </p>
      {children}
    </div>
  );
}

/** A failure that only a page reload can fix. */
export function ReloadPanel({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <PayPanel tone="stop" title={title}>
      <p>{text}</p>
      <Button onClick={() => location.reload()}>
        <Icon name="refresh" /> Retry
      </Button>
    </PayPanel>
  );
}
