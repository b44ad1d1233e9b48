import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { isSearchLongEnough } from '../../../domain/tickets/find/search-length.ts';
import { CONTROL } from '../../../ui/form/fields/Field.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { staffFailure } from '../staff-failure.ts';
import { counted } from '../staff-text.ts';
import { type SearchHit, searchSources } from './find-everything.ts';

interface Results {
  readonly title: string;
  readonly rows: readonly SearchHit[];
  /** Why this kind could not be searched. */
  readonly failure?: string;
}

/** So that a name typed at once is one search. */
const PAUSE_MS = 200;

/** What was found for the typed text; null while nothing is asked for, and while it is looked for. */
function useResults(role: StaffRole, asked: string): readonly Results[] | null {
  const [sources] = useState(() => searchSources(role));
  const [found, setFound] = useState<{ readonly asked: string; readonly results: readonly Results[] }>();
  useEffect(() => {
    if (!isSearchLongEnough(asked)) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const all = await Promise.all(
        sources.map(async ({ title, find }) => {
          try {
            return { title, rows: await find(asked) };
          } catch (error) {
            return { title, rows: [], failure: staffFailure(error) };
          }
        }),
      );
      const results = all.filter(({ rows, failure }) => rows.length > 0 || failure);
      if (!isOver) setFound({ asked, results });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, sources]);
  // Enter must not open what an earlier text found.
  return found?.asked === asked ? found.results : null;
}

interface StaffSearchProps {
  readonly role: StaffRole;
  readonly onClose: () => void;
}

/** Finds a customer, request, order, ticket, grade, product or screen. The arrows go through what was found, Enter opens it. */
export function StaffSearch({ role, onClose }: StaffSearchProps) {
  const [typed, setTyped] = useState('');
  const results = useResults(role, typed.trim());
  const box = useRef<HTMLDivElement>(null);
  const count = results?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const [, first] = stops;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      first?.click();
    } else if (step) {
      event.preventDefault();
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops[(at + step + stops.length) % stops.length]?.focus();
    }
  }

  return (
    <ModalDialog
      className="mt-[10dvh] w-[min(40rem,100%-1rem)]"
      labelledBy="staff-search-title"
      describedBy="staff-search-count"
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field and the links have the keys */}
      <div ref={box} className="p-4" onKeyDown={onKeyDown}>
        <label id="staff-search-title" htmlFor="staff-search" className="font-bold">
          Search everything
        </label>
        <input
          id="staff-search"
          type="search"
          className={`${CONTROL} mt-2`}
          placeholder="Name, phone, order, ticket, grade"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id="staff-search-count" role="status" className="mt-2 text-muted">
          {results &&
            (count > 0 ? `${counted(count, 'result')}. Press Enter to open the first one.` : 'No results.')}
        </p>
        <div className="max-h-[60dvh] overflow-y-auto">
          {results?.map(({ title, rows, failure }) => (
            <section key={title} aria-label={title}>
              <h2 className="mt-3 text-base text-muted">{title}</h2>
              {failure && <p role="alert">{failure}</p>}
              <ul>
                {rows.map(({ href, label, text }) => (
                  <li key={label + text} className="border-t-2 border-line">
                    <a href={href} className="flex min-h-11 flex-wrap items-center gap-x-3 px-2">
                      <span className="font-bold underline">{label}</span>
                      <span className="text-muted">{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </ModalDialog>
  );
}
