import { BUSINESS_NAME } from '../../../src/business/business.ts';
import {
  STAFF_PASSWORD_MIN_SCORE,
  STAFF_PASSWORD_OWN_PART_MIN,
} from '../../../src/business/staff-constants.ts';
import { CodedError } from '../../lib/errors.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

const SHORT_WORD = 2;

/** The words an attacker tries first: the person's name, their email address, and the business's name. */
function ownWords({ name, email }: Person): readonly string[] {
  const words = `${name} ${email} ${BUSINESS_NAME}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length > SHORT_WORD);
}

/** The rest of a password without those words. */
const withoutWords = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase()).replaceAll(/\s/g, '');

/** 0 to 4. The library's lists are 400 KB, loaded only when somebody sets a password. */
async function strengthOf(password: string, words: readonly string[]): Promise<number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, [...words]).score;
}

/** Throws invalid_input, with a sentence for `newPassword`, if a password was stolen elsewhere, is common, a pattern, or mostly names. */
export async function refuseWeakPassword(password: string, person: Person): Promise<void> {
  const words = ownWords(person);
  if (withoutWords(password, words).length < STAFF_PASSWORD_OWN_PART_MIN) {
    throw new CodedError('invalid_input', {
      fields: { newPassword: 'Please leave out names: yours, your email address and ours' },
    });
  }
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (isCommonPassword(password) || (await strengthOf(password, words)) < STAFF_PASSWORD_MIN_SCORE) {
    throw new CodedError('invalid_input', {
      fields: { newPassword: 'This password is easy to guess. A few unrelated words are better' },
    });
  }
}
