import { type ReactNode, useState } from 'react';

interface OpenedDetailsProps {
  readonly summary: ReactNode;
  readonly summaryClassName: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Draws its content when it is first opened, and with it loads the scripts of its lazy parts. */
export function OpenedDetails({ summary, summaryClassName, className, children }: OpenedDetailsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={className} onToggle={() => setWasOpened(true)}>
      <summary className={summaryClassName}>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
