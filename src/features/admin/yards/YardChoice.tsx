import type { ComponentProps } from 'react';
import { YARD_CHOICES } from '../../../business/yards.ts';
import { ChoiceFields } from '../../../ui/form/fields/ChoiceFields.tsx';

/** The yards that something is for. */
export const YardChoice = (field: Omit<ComponentProps<typeof ChoiceFields>, 'type' | 'choices'>) => (
  <ChoiceFields {...field} type="checkbox" choices={YARD_CHOICES} />
);
