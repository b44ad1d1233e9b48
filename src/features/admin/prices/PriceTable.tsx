import type { ReactNode } from 'react';
import { counted } from '../staff-text.ts';
import { isStale, OPENED_AT, type PriceSection } from './price-draft.ts';

interface PriceTableProps {
  readonly section: PriceSection;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** How many of its prices have a new one typed. */
  readonly typed: number;
  readonly children: ReactNode;
}

/** A group of prices that opens and closes; a closed one costs a phone nothing. */
export function PriceTable({ section, isOpen, onToggle, typed, children }: PriceTableProps) {
  const { title, lines } = section;
  const stale = lines.filter((line) => isStale(line, OPENED_AT)).length;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 border-b-2 border-line font-bold">
        {title} <span className="font-normal text-muted">{lines.length}</span>
        {stale > 0 && <span className="text-sm text-down">{stale} old</span>}
        {typed > 0 && <span className="text-sm">{counted(typed, 'new price')}</span>}
      </summary>
      {isOpen && (
        <table className="staff-table price-table">
          <thead>
            <tr>
              <th scope="col">Metal</th>
              <th scope="col">Now</th>
              <th scope="col">New</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </details>
  );
}
