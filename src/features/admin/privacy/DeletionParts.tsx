import type { DeletionPart } from '../../../domain/privacy/admin-privacy.api.ts';
import { counted } from '../staff-text.ts';
import { DELETION_TITLES } from './privacy-words.ts';

const ORDER = ['delete', 'strip', 'keep'] as const;

/** What goes, what is made anonymous and what stays, each with its reason. */
export function DeletionParts({ parts }: { readonly parts: readonly DeletionPart[] }) {
  if (parts.length === 0) return <p className="mt-3">We know nothing about them.</p>;
  return ORDER.filter((how) => parts.some((part) => part.how === how)).map((how) => (
    <div key={how} className="mt-4">
      <h3 className="text-xl uppercase">{DELETION_TITLES[how]}</h3>
      <ul className="mt-2 grid gap-2">
        {parts
          .filter((part) => part.how === how)
          .map(({ what, rows, why }) => (
            <li key={what + why} className="border-l-4 border-line pl-3">
              <strong>{what}</strong> · {counted(rows, 'row')}
              <span className="block text-muted">{why}</span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
