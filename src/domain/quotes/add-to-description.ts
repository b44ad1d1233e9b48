import { QUOTE_DESCRIPTION_MAX_LENGTH } from '../../business/constants.ts';

/** A description with lines put under it, as many as there is room for; the same lines are not put twice. */
export function addToDescription(description: string, lines: string): string {
  const before = description.trim();
  if (before.includes(lines)) return before;
  return lines.split('\n').reduce((text, line) => {
    const longer = text ? `${text}\n${line}` : line;
    return longer.length <= QUOTE_DESCRIPTION_MAX_LENGTH ? longer : text;
  }, before);
}
