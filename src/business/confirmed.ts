import content from '../content/launch.json' with { type: 'json' };

/** What owners have confirmed before launch, by the id of its row (src/domain/launch/launch-rows.json). */
export const CONFIRMED: Readonly<Record<string, boolean>> = content;
