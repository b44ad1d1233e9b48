import { Fragment } from 'react';

interface FactListProps {
  readonly lines: readonly (readonly [label: string, text: string])[];
  /** The label of a text that is too long for bold. */
  readonly long?: string;
}

/** Labels and what they say, on the screen and on paper. */
export const FactList = ({ lines, long }: FactListProps) => (
  <dl className="mt-2 grid gap-x-6 md:grid-cols-[auto_1fr] md:gap-y-2 print:grid-cols-[auto_1fr] print:gap-y-0">
    {lines.map(([label, text]) => (
      <Fragment key={label}>
        <dt className="text-muted">{label}</dt>
        <dd
          className={`mb-2 whitespace-pre-line md:mb-0 print:mb-0 ${label === long ? 'max-w-prose' : 'font-bold'}`}
        >
          {text}
        </dd>
      </Fragment>
    ))}
  </dl>
);
