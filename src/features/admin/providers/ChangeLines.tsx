import type { ReactNode } from 'react';
import type { ImportChange } from '../../../domain/catalogue/admin-catalogue.api.ts';
import { lineText, type PicturePair, picturePairs } from './import-labels.ts';

const SHOWN = 4;

const Picture = ({ src, alt }: { readonly src: string; readonly alt: string }) => (
  <img src={src} alt={alt} width="80" height="80" loading="lazy" className="size-20 bg-page object-cover" />
);

function Pictures({ pairs }: { readonly pairs: readonly PicturePair[] }) {
  return (
    <ul className="mt-2 grid gap-3 sm:grid-cols-2">
      {pairs.map(({ label, before, after }) => (
        <li key={label} className="flex flex-wrap items-center gap-2">
          <Picture src={before} alt={`${label}, now`} />
          <span aria-hidden="true">→</span>
          <Picture src={after} alt={`${label}, at Printful`} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

interface FoldProps {
  /** "27 kinds" */
  readonly title: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

function Fold({ title, isFolded, children }: FoldProps) {
  if (!isFolded) return children;
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center underline">{title}</summary>
      {children}
    </details>
  );
}

/** The lines of a change; long lists and pictures are collapsed. */
export function ChangeLines({ kind, lines }: Pick<ImportChange, 'kind' | 'lines'>) {
  if (kind === 'pictures') {
    const pairs = picturePairs(lines);
    return (
      <Fold title={`${pairs.length} pictures`} isFolded={pairs.length > 1}>
        <Pictures pairs={pairs} />
      </Fold>
    );
  }
  return (
    <Fold title={`${lines.length} kinds`} isFolded={lines.length > SHOWN}>
      <ul className="mt-1 tabular-nums">
        {lines.map((line) => (
          <li key={line.label}>{lineText(line)}</li>
        ))}
      </ul>
    </Fold>
  );
}
