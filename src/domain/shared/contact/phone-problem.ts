import { phoneTexts } from '../text/texts.ts';

/** What is wrong with a text that is no US number: ten digits may begin as no area code does, else `otherwise`. */
export const phoneProblem = (text: unknown, otherwise: string): string =>
  /^[01]\d{9}$/.test(String(text).replace(/\D/g, '')) ? phoneTexts.noSuchArea : otherwise;
