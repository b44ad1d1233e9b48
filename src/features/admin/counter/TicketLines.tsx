import { readyLineText, readyReasonsText } from './ready-line-text.ts';
import type { ReadyLine } from './ticket-draft.ts';

interface TicketLinesProps {
  readonly lines: readonly ReadyLine[];
  readonly onEdit: (line: ReadyLine) => void;
  readonly onRemove: (line: ReadyLine) => void;
}

/** The lines so far, each with its calculation. */
export function TicketLines({ lines, onEdit, onRemove }: TicketLinesProps) {
  return (
    <ol className="mt-3" aria-label="Lines of the ticket">
      {lines.map((line, index) => {
        const name = `line ${index + 1}, ${line.grade.name}`;
        return (
          <li key={line.key} className="flex flex-wrap items-center gap-x-3 border-b-2 border-line py-2">
            <p className="grow basis-64">
              <strong>{line.grade.name}</strong>
              <span className="block tabular-nums">{readyLineText(line)}</span>
              {readyReasonsText(line) && <span className="block text-muted">{readyReasonsText(line)}</span>}
            </p>
            <button
              type="button"
              className="button button-line"
              aria-label={`Edit ${name}`}
              onClick={() => onEdit(line)}
            >
              Edit
            </button>
            <button
              type="button"
              className="button button-line"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(line)}
            >
              Remove
            </button>
          </li>
        );
      })}
    </ol>
  );
}
