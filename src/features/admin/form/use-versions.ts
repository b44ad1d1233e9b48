import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ChangedSince } from '../../../domain/shared/contract/changed-since.ts';
import { hasCode } from '../../../lib/requests/request.ts';
import type { useSentForm } from '../../../ui/form/use-sent-form.ts';
import type { Facts, TheirsOrYoursProps } from './TheirsOrYours.tsx';

/** For a form that replaces what others may have changed in the meantime. */
export interface Versions<Draft, Seen> {
  /** What the page shows now. The form holds on to what it showed when somebody began to type. */
  readonly seen: Seen;
  /** The other person's version beside `yours`, to choose from. */
  readonly theirs: (now: Seen, typed: Draft) => Facts;
  readonly yours: (typed: Draft) => Facts;
  /** What the form holds when theirs is kept; without it, it is empty again. */
  readonly take?: (now: Seen) => Draft;
  /** Shows theirs on the page, too. */
  readonly onTheirs?: (now: Seen) => unknown;
  /** Applies what was typed to what is there now, if it builds on what was seen. */
  readonly rebase?: (typed: Draft, now: Seen) => Draft;
  /** If the answer tells only a part of what was seen. */
  readonly merge?: (seen: Seen, now: Seen, typed: Draft) => Seen;
}

interface VersionedForm<Draft extends FieldValues, Input, Seen> {
  readonly form: ReturnType<typeof useSentForm<Draft, Input>>;
  readonly empty: DefaultValues<Draft> | undefined;
  readonly versions: Versions<Draft, Seen> | undefined;
  /** What the person who types has seen. */
  readonly seenRef: RefObject<Seen>;
  /** What was typed is no longer wanted. */
  readonly onDrop: () => void;
}

/** Lets somebody whose change came second choose between the two versions. */
export function useVersions<Draft extends FieldValues, Input, Seen>({
  form,
  empty,
  versions,
  seenRef,
  onDrop,
}: VersionedForm<Draft, Input, Seen>) {
  const shown = useRef(JSON.stringify(versions?.seen));
  const [changed, setChanged] = useState<ChangedSince<Seen> | null>(null);

  const { isDirty } = form.formState;
  useEffect(() => {
    // Where nothing is typed, the form simply follows the page.
    const page = JSON.stringify(versions?.seen);
    if (isDirty || !versions || page === shown.current) return;
    shown.current = page;
    seenRef.current = versions.seen;
    form.reset(empty);
  });

  /** Goes on from the other person's version. */
  function goOn(now: Seen) {
    seenRef.current = versions?.merge?.(seenRef.current, now, form.getValues()) ?? now;
    setChanged(null);
  }
  const choice: TheirsOrYoursProps | null =
    versions && changed
      ? {
          changed,
          theirs: versions.theirs(changed.now, form.getValues()),
          yours: versions.yours(form.getValues()),
          onTheirs: () => {
            goOn(changed.now);
            form.reset(versions.take?.(changed.now) ?? empty);
            onDrop();
            void versions.onTheirs?.(changed.now);
          },
          onYours: () => {
            goOn(changed.now);
            const typed = versions.rebase?.(form.getValues(), changed.now);
            if (typed) form.reset(typed, { keepDefaultValues: true });
            void form.submit();
          },
        }
      : null;

  return {
    choice,
    /** Offers the choice, if that is why it was refused. Returns whether it is. */
    offerChoice(error: unknown): boolean {
      if (!versions || !hasCode(error, 'changed_since')) return false;
      setChanged(error.figures as ChangedSince<Seen>);
      return true;
    },
  };
}
