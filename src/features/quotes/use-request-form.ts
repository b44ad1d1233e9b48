import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/measurement/analytics.ts';
import { fieldPropsOf } from '../../ui/form/fields/field-props.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { useErrorFocus } from '../../ui/form/focus-first-error.ts';
import { type YardId, YARDS } from '../../business/yards.ts';
import { readInTab } from '../../lib/storage/storage.ts';
import { NEAREST_YARD_KEY } from '../../lib/storage/storage-keys.ts';
import {
  type FieldParts,
  REQUEST_KINDS,
  type RequestDraft,
  type RequestForm,
  type RequestKind,
  type RequestName,
  type RequestValues,
} from './request-kind.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { useRequestSubmit } from './use-request-submit.ts';

/** The yard that Find Nearest Location found in this tab. */
const readNearest = (): YardId | undefined => {
  const found = readInTab<unknown>(NEAREST_YARD_KEY);
  return YARDS.find(({ id }) => id === found)?.id;
};

interface NearestYardOptions {
  readonly form: RequestForm;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The draft is restored. */
  readonly restored: boolean;
}

/**
 * Preselects the nearest yard if none is chosen: at hydration, and whenever the form gets the focus. Offers each yard only
 * once, so that a visitor can undo it.
 */
function useNearestYard({ form, element, restored }: NearestYardOptions): void {
  const offered = useRef<YardId>(undefined);

  const offer = useEffectEvent(() => {
    const nearest = readNearest();
    if (!nearest || nearest === offered.current) return;
    offered.current = nearest;
    if (!form.getValues('location')) form.setValue('location', nearest);
  });

  useEffect(() => {
    if (!restored) return;
    const turned = element.current;
    const onFocus = () => offer();
    onFocus();
    turned?.addEventListener('focusin', onFocus);
    return () => turned?.removeEventListener('focusin', onFocus);
  }, [restored, element]);
}

/** Zod and the schemas, which only somebody who fills the form in needs. */
const loadSchemas = () => import('./request-schemas.ts');

/** What checks and sends a request is fetched before it is submitted: the connection may be gone by then. */
const loadParts = () => void Promise.allSettled([loadSchemas(), import('./send-quote.ts')]);

/** State and actions of a form that asks for a quote, a truck or a call. */
export function useRequestForm(name: RequestName) {
  const element = useRef<HTMLFormElement>(null);
  // No default values: the fields may hold what was typed before hydration.
  const form = useForm<RequestDraft, unknown, RequestValues>({
    resolver: async (...given) => schemaResolver((await loadSchemas()).REQUEST_SCHEMAS[name])(...given),
    shouldFocusError: false,
  });
  const { field, errorOf } = fieldPropsOf({
    register: form.register,
    errors: form.formState.errors,
    prefix: name,
  });
  const parts: FieldParts = {
    errorOf,
    // A form has each name once, in whatever group.
    field: (path, ...given) => ({ ...field(path, ...given), id: `${name}-${path.split('.').at(-1)}` }),
  };
  const draft = useRequestDraft(form, name, element);
  const { photos, waiting, setWaiting: onSaved, forget: onArrived, clear: onDone } = draft;
  const isRestored = draft.restored;
  const submit = useRequestSubmit({
    form,
    name,
    element,
    photos,
    waiting,
    isRestored,
    onSaved,
    onArrived,
    onDone,
  });
  // What was refused of a draft is told as soon as that is restored.
  useErrorFocus(element, form.formState.submitCount + Number(draft.restored));
  useNearestYard({ form, element, restored: draft.restored });
  const started = useRef(false);

  useEffect(() => {
    if (draft.draft !== 'none') loadParts();
    const { current } = element;
    current?.addEventListener('focusin', loadParts);
    return () => current?.removeEventListener('focusin', loadParts);
  }, [draft.draft]);

  function onInput() {
    const kind: RequestKind = REQUEST_KINDS[name];
    if (!started.current) track(kind.startEvent ?? 'quote_start', { kind: name });
    started.current = true;
    draft.saveSoon();
  }

  return { element, form, parts, draft, submit, onInput };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
