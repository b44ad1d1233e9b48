import inEnglish from '../content/rewards.json' with { type: 'json' };
import inSpanish from '../content/rewards.es.json' with { type: 'json' };
import type * as english from './said-reward.ts';

const BY_KEY = new Map(inSpanish.rewards.map((reward) => [reward.key, reward]));
/** By the name that customers read in English, and by the one that the database has. */
const BY_NAME = new Map(
  inEnglish.rewards.flatMap(({ key, name }) =>
    [key, name].map((called) => [called, BY_KEY.get(key)] as const),
  ),
);

export const saidReward: typeof english.saidReward = (name) => {
  const known = BY_NAME.get(name);
  return known ? { text: known.name } : { text: name, lang: 'en' };
};

export const saidDescription: typeof english.saidDescription = (name, description) => {
  const known = BY_NAME.get(name);
  return known ? { text: known.description } : { text: description, lang: 'en' };
};
