/** Minutes after midnight of "HH:MM". */
export const clockMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const two = (value: number): string => String(value).padStart(2, '0');

/** The same the other way. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
