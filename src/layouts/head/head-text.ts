import { BUSINESS_NAME } from '../../business/business.ts';

const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 160;

/** Search results show about 65 characters of a title: a longer title leaves out the name of the business. */
export const headTitle = (title: string): string =>
  title.length > TITLE_LENGTH ? title.replace(` | ${BUSINESS_NAME}`, '') : title;

/** At most 160 characters: as many whole sentences as fit, or else as many words of the first one. */
export function headDescription(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, DESCRIPTION_LENGTH);
  const sentences = /^.*[.!?](?=\s)/s.exec(start)?.[0];
  return sentences ?? `${start.slice(0, start.lastIndexOf(' '))}…`;
}
