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

/** What only an engineer asks for: names, codes and ids as the machines write them, folded away. */
export const RawDetails = ({ lines }: { readonly lines: readonly string[] }) => (
  <details className="min-w-0">
    <summary className="flex min-h-12 cursor-pointer items-center text-link underline">Details</summary>
    <ul className="font-mono text-sm wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);
