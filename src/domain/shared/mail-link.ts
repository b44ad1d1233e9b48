interface Draft {
  readonly subject: string;
  readonly body?: string;
}

/** A mailto: address that opens a draft (RFC 6068). What somebody else wrote cannot add a header to it. */
export function mailLink(to: string, { subject, body }: Draft): string {
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body !== undefined) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`;
}

/** Mail programs cut off long addresses. */
const QUOTED_LENGTH = 800;

/** A message as an answer quotes it. */
export function quotedText(text: string): string {
  // Half a sign at the end would be no text any more, and no address could hold it.
  const signs = [...text];
  const shown = signs.length > QUOTED_LENGTH ? `${signs.slice(0, QUOTED_LENGTH).join('')}…` : text;
  return shown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
