import type * as english from './moment-texts.ts';

const at = (clock: string) => (clock.startsWith('1:') ? `a la ${clock}` : `a las ${clock}`);

export const momentTexts: typeof english.momentTexts = {
  today: (clock) => `hoy ${at(clock)}`,
  tomorrow: (clock) => `mañana ${at(clock)}`,
  onDay: (clock, day) => `el ${day} ${at(clock)}`,
};
