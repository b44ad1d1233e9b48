import type { SaidText } from '../../business/said-reward.ts';

/** The name of a grade on a ticket. */
export const saidGrade = (_metalType: string, name: string): SaidText => ({ text: name });

/** A line of the points history, in pieces. */
export const saidEntry = (description: string): readonly SaidText[] => [{ text: description }];
