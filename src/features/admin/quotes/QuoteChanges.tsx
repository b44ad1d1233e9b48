import { auditDifference } from '../../../domain/admin/audit-difference.ts';
import type { QuoteChange } from '../../../domain/quotes/admin-quotes.api.ts';
import { auditFieldText, auditValueText } from '../audit/audit-text.ts';
import { staffTime } from '../staff-text.ts';

const textOf = (field: string, value: string | undefined): string =>
  (value && auditValueText(field, value)) ?? '';

export function QuoteChanges({ changes }: { readonly changes: readonly QuoteChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="staff-card" aria-labelledby="changes-title">
      <h2 id="changes-title">So far</h2>
      <ol className="mt-3 grid gap-2">
        {changes.map(({ id, at, actorName, before, after }) => (
          <li key={id}>
            {auditDifference(before, after).map(({ field, before: was, after: is }) => (
              <p key={field} className="first-letter:uppercase">
                {`${auditFieldText(field)}: ${textOf(field, was)} → ${textOf(field, is)}`}
              </p>
            ))}
            <p className="text-muted">
              {actorName}, <time dateTime={at}>{staffTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
