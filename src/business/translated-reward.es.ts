import content from '../content/rewards.es.json' with { type: 'json' };
import type * as english from './translated-reward.ts';

/** The server tells a reward by the name that the database has, unless its English name was changed since. */
const BY_NAME = new Map(content.rewards.map((reward) => [reward.key, reward]));

export const translatedReward: typeof english.translatedReward = (name) => {
  const known = BY_NAME.get(name);
  return known ? { text: known.name } : { text: name, lang: 'en' };
};

export const translatedDescription: typeof english.translatedDescription = (name, description) => {
  const known = BY_NAME.get(name);
  return known ? { text: known.description } : { text: description, lang: 'en' };
};
