/** A text from the server. `lang`: it is in English, and the page is not. */
export interface TranslatedText {
  readonly text: string;
  readonly lang?: 'en';
}

/** The name of a reward, as the list has it or as it was when its code was bought. */
export const translatedReward = (name: string): TranslatedText => ({ text: name });

/** What the reward of that name is. */
export const translatedDescription = (_name: string, description: string): TranslatedText => ({
  text: description,
});
