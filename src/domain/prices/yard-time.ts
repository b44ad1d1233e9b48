import { clockFace, inNewYork } from '../shared/new-york-time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment on the yards' clock, "Nov 21, 9:30 AM EST". */
export function yardTimeText(at: Date): string {
  const { date, minutes, zone } = inNewYork(at);
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${clockFace(minutes)} ${zone}`;
}
