import type { SaidText } from '../../business/said-reward.ts';

/** The name of a grade on a ticket; `nameEs` as owners enter it, if they did. */
export const saidGrade = (_metalType: string, name: string, _nameEs: string | null): SaidText => ({
  text: name,
});

/** A line of the points history, in pieces. */
export const saidEntry = (description: string): readonly SaidText[] => [{ text: description }];
