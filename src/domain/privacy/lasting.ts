import { lastingTexts } from '../shared/text/texts.ts';

const UNITS = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const;

/** "7 days", "1 hour": whole units, the largest that fits. */
export function lasting(seconds: number): string {
  const unit = UNITS.find((each) => seconds >= each.seconds && seconds % each.seconds === 0) ?? UNITS[2];
  return lastingTexts[unit.name](Math.round(seconds / unit.seconds));
}
