import { fieldPropsOf } from '../../ui/form/field-props.ts';
import type { RequestDraft, RequestForm, RequestKind } from './request-kind.ts';

export type FieldParts = ReturnType<typeof fieldPropsOf<RequestDraft>>;

/** What the fields of a form share; `prefix` tells its ids from those of another kind. */
export const fieldPartsOf = ({ register, formState }: RequestForm, prefix: RequestKind['name']): FieldParts =>
  fieldPropsOf({ register, errors: formState.errors, prefix });
