import { expect, test } from 'vitest';
import { OFFER_NAME_MAX_LENGTH } from '../../business/constants.ts';
import { firstMessages } from '../shared/text/first-messages.ts';
import { tooLong } from '../shared/text/clean-text.ts';
import { acceptanceSchema } from './decision.schema.ts';
import { decisionSentences } from './texts.ts';

const schema = acceptanceSchema(['photo_id', 'no_trash']);
const LONG = 'A'.repeat(OFFER_NAME_MAX_LENGTH + 1);

test.each([
  ['nothing', '', [], decisionSentences],
  ['one condition of two', 'Ada Wright', ['photo_id'], { agreed: decisionSentences.agreed }],
  [
    'a name that is too long',
    LONG,
    [],
    { name: tooLong(LONG, OFFER_NAME_MAX_LENGTH), agreed: decisionSentences.agreed },
  ],
  ['all that is asked', ' Ada  Wright ', ['no_trash', 'photo_id'], {}],
])('an acceptance with %s', (_, name, agreed, told) => {
  const checked = schema.safeParse({ version: 1, decision: 'accept', name, agreed });
  expect(firstMessages(checked.error?.issues ?? [])).toEqual(told);
});
