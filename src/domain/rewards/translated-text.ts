import type { TranslatedText } from '../../business/translated-reward.ts';

/** The name of a grade on a ticket; `nameEs` as owners enter it, if they did. */
export const translatedGrade = (
  _metalType: string,
  name: string,
  _nameEs: string | null,
): TranslatedText => ({
  text: name,
});

/** A line of the points history, in pieces. */
export const translatedEntry = (description: string): readonly TranslatedText[] => [{ text: description }];
