import * as z from 'zod/mini';
import { MAILED_CODE_DIGITS } from '../../../business/constants.ts';
import { mailedCodeSentences } from '../text/texts.ts';
import { codeCharacters } from '../text/printed-number.ts';
import { cleaned } from '../text/text.ts';

/** A code that we mailed, however it is typed. */
export const enteredCode = cleaned(
  z.string().check(z.regex(new RegExp(`^\\d{${MAILED_CODE_DIGITS}}$`), mailedCodeSentences.digits)),
  codeCharacters,
);

export const mailedCodeSchema = z.strictObject({ code: enteredCode });
