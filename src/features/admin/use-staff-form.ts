import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { QuestionText } from '../../ui/Question.tsx';
import type { ChangedSince } from '../../domain/shared/changed-since.ts';
import type { ErrorCode } from '../../domain/shared/errors.ts';
import { type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { hasCode, RequestError } from '../../lib/request.ts';
import { fieldsOf, type SentForm, type Told, useSentForm } from '../../ui/form/use-sent-form.ts';
import type { DraftOffersProps } from './DraftOffers.tsx';
import { type SavedDraft, useStaffDrafts } from './saved-draft.ts';
import { staffFailure } from './staff-failure.ts';
import type { Facts, TheirsOrYoursProps } from './TheirsOrYours.tsx';
import { questionsOf, unusualQuestion } from './unusual-question.ts';

/** For a form that replaces what others may have changed in the meantime. */
interface Versions<Draft, Seen> {
  /** What the page shows now. The form holds on to what it showed when somebody began to type. */
  readonly seen: Seen;
  /** What another made of it and what was typed, for the choice. */
  readonly theirs: (now: Seen, typed: Draft) => Facts;
  readonly yours: (typed: Draft) => Facts;
  /** What the form holds when theirs is kept; without it, it is empty again. */
  readonly take?: (now: Seen) => Draft;
  /** Shows theirs on the page, too. */
  readonly onTheirs?: (now: Seen) => unknown;
  /** What was typed, where it stands on what was seen. */
  readonly rebase?: (typed: Draft, now: Seen) => Draft;
  /** If the answer tells only a part of what was seen. */
  readonly merge?: (seen: Seen, now: Seen, typed: Draft) => Seen;
}

/** What a form that is sent was told before. */
interface Known<Seen> {
  readonly seen: Seen;
  /** The server's questions that were answered with yes. */
  readonly confirmed: string[];
}

interface KeptDraft<Draft, Seen> {
  /** Names what the form is about. */
  readonly key: string;
  /** Says it: "note". */
  readonly name: string;
  /** What is kept with it, where the form has no `versions`. */
  readonly seen?: Seen;
  /** Fetches what the form needs to show a draft that is opened. */
  readonly prepare?: (saved: SavedDraft<Draft, Seen>) => Promise<unknown>;
}

interface StaffFormOptions<Draft extends FieldValues, Input, Seen> extends Omit<
  SentForm<Draft, Input>,
  'send' | 'tell'
> {
  /**
   * Sends the valid input, which was typed as `typed`, with an id that stays the same until it arrives. Rejects if refused. Resolves to what the form holds then; with nothing, to `empty`.
   */
  readonly send: (input: Input, id: string, typed: Draft, known: Known<Seen>) => Promise<Draft | void>;
  readonly versions?: Versions<Draft, Seen>;
  /** Keeps what is typed on this device until it is sent. */
  readonly draft?: KeptDraft<Draft, Seen>;
  /** Asked one after the other about valid input before it is sent: render `question`. */
  readonly questions?: (input: Input) => readonly QuestionText[];
  /** What replaces the errors' own sentences: one below the form, or some at its fields. */
  readonly refusals?: Partial<Record<ErrorCode, string | ((error: RequestError) => string | Told)>>;
  /** The field that is told what has no field of its own; without it, the form is. */
  readonly failsAt?: Path<Draft>;
  /** Refusals after which the next try is a new attempt. */
  readonly endsOn?: readonly ErrorCode[];
}

/** A staff form that resets once it is sent: render it with StaffForm. */
export function useStaffForm<Draft extends FieldValues, Input, Seen = undefined>({
  send,
  versions,
  draft,
  questions = () => [],
  refusals = {},
  failsAt,
  // The attempt arrived, and a provider refused it for good.
  endsOn = ['provider_refused'],
  ...options
}: StaffFormOptions<Draft, Input, Seen>) {
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const [asking, setAsking] = useState<{ readonly input: Input; readonly asked: number } | null>(null);
  const hasAgreed = useRef(false);
  const [unusual, setUnusual] = useState<readonly string[]>([]);
  const confirmed = useRef<string[]>([]);
  const seen = useRef(versions?.seen as Seen);
  const shown = useRef(JSON.stringify(versions?.seen));
  const [changed, setChanged] = useState<ChangedSince<Seen> | null>(null);
  const kept = useStaffDrafts<Draft, Seen>(draft?.key);
  const save = (typed: Draft) => kept.save({ typed, seen: versions ? seen.current : (draft?.seen as Seen) });
  const isInVain = ({ code }: RequestError) => endsOn.some((each) => each === code);

  function tell(error: unknown): Told {
    if (versions && hasCode(error, 'changed_since')) {
      setChanged(error.figures as ChangedSince<Seen>);
      return {};
    }
    const refusal = error instanceof RequestError && error.code ? refusals[error.code] : undefined;
    const told =
      (typeof refusal === 'function' ? refusal(error as RequestError) : refusal) ?? staffFailure(error);
    return typeof told === 'string' ? { ...fieldsOf(error), [failsAt ?? 'root']: told } : told;
  }
  const form = useSentForm<Draft, Input>({
    ...options,
    tell,
    send: async (input, typed) => {
      if (!hasAgreed.current && questions(input).length > 0) return setAsking({ input, asked: 0 });
      hasAgreed.current = false;
      const answered = confirmed.current;
      confirmed.current = [];
      // Edits before the answer belong to the same attempt: the server says if it arrived.
      const work = ({ key }: { readonly key: string }) =>
        send(input, key, typed, { seen: seen.current, confirmed: answered });
      const sent = JSON.stringify(typed);
      try {
        const after = await sendAttempt(slot, {}, work, { endsOn: isInVain });
        const later = form.getValues();
        form.reset(after ?? options.empty);
        kept.save();
        // What was typed while it was sent is for the next time.
        if (draft && JSON.stringify(later) !== sent) {
          form.reset(later, { keepDefaultValues: true });
          save(later);
        }
      } catch (error) {
        if (questionsOf(error).length === 0) throw error;
        setUnusual(questionsOf(error));
      }
    },
  });
  const asked =
    unusual.length > 0 ? unusualQuestion(unusual) : asking && questions(asking.input)[asking.asked];

  const { isDirty, defaultValues } = form.formState;
  useEffect(() => {
    // Who has typed nothing sees what is there now, and goes on from it.
    const page = JSON.stringify(versions?.seen);
    if (isDirty || !versions || page === shown.current) return;
    shown.current = page;
    seen.current = versions.seen;
    form.reset(options.empty);
  });

  const { watch, getValues } = form;
  const keep = useEffectEvent(() => {
    const typed = getValues();
    if (JSON.stringify(typed) === JSON.stringify(defaultValues)) kept.save();
    else save(typed);
  });
  useEffect(() => {
    // A reset names no field: nothing was typed.
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== undefined) keep();
    });
    return unsubscribe;
  }, [watch]);

  // The button that was pressed is gone.
  const focusFirst = () =>
    form.element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  async function open(id: string) {
    const saved = kept.offered.find((each) => each.id === id);
    try {
      if (saved) await draft?.prepare?.(saved);
      const taken = kept.take(id);
      if (!taken) return;
      seen.current = taken.seen as Seen;
      form.reset(taken.typed, { keepDefaultValues: true });
      focusFirst();
    } catch (error) {
      form.refuse(error);
    }
  }
  const drafts: DraftOffersProps | null = draft
    ? {
        name: draft.name,
        offered: kept.offered,
        isRefused: kept.isRefused,
        onOpen: (id) => void open(id),
        onDiscard: (id) => {
          kept.discard(id);
          focusFirst();
        },
      }
    : null;

  /** Goes on from what another made of it. */
  function goOn(now: Seen) {
    seen.current = versions?.merge?.(seen.current, now, form.getValues()) ?? now;
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
            form.reset(versions.take?.(changed.now) ?? options.empty);
            kept.save();
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
    ...form,
    drafts,
    choice,
    formProps: { ...form.formProps, className: 'staff-form' },
    question: asked && {
      ...asked,
      onYes: () => {
        const next = asking && asking.asked + 1;
        if (asking && next && questions(asking.input)[next])
          return setAsking({ input: asking.input, asked: next });
        confirmed.current = [...unusual];
        hasAgreed.current = true;
        void form.submit();
      },
      onClose: () => {
        setAsking(null);
        setUnusual([]);
      },
    },
  };
}
