import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/analytics.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import type { FieldParts, RequestDraft, RequestKind, RequestValues } from './request-kind.ts';
import { useNearestYard } from './use-nearest-yard.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { useRequestSubmit } from './use-request-submit.ts';

/** What checks and sends a request is fetched before it is submitted: the connection may be gone by then. */
const loadParts = (kind: RequestKind) =>
  void Promise.allSettled([kind.loadResolver(), import('./send-quote.ts')]);

/** State and actions of a form that asks for a quote, a truck or a call. */
export function useRequestForm(kind: RequestKind) {
  const element = useRef<HTMLFormElement>(null);
  // No default values: the fields may hold what was typed before hydration.
  const form = useForm<RequestDraft, unknown, RequestValues>({
    resolver: async (...given) => (await kind.loadResolver())(...given),
  });
  const parts: FieldParts = fieldPropsOf({
    register: form.register,
    errors: form.formState.errors,
    prefix: kind.name,
  });
  const draft = useRequestDraft(form, kind);
  const { photos, waiting, setWaiting: onSaved, forget: onArrived, clear: onDone } = draft;
  const submit = useRequestSubmit({ form, kind, element, photos, waiting, onSaved, onArrived, onDone });
  useNearestYard({ form, element, restored: draft.restored });
  const started = useRef(false);

  useEffect(() => {
    const load = () => loadParts(kind);
    if (draft.draft !== 'none') load();
    const { current } = element;
    current?.addEventListener('focusin', load);
    return () => current?.removeEventListener('focusin', load);
  }, [draft.draft, kind]);

  function onInput() {
    if (!started.current) track('quote_start', { kind: kind.name });
    started.current = true;
    draft.saveSoon();
  }

  return { element, form, parts, draft, submit, onInput };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
