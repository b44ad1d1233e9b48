interface Draft {
  readonly subject: string;
  readonly body?: string;
}

/** A mailto: address that opens a draft (RFC 6068). The texts cannot add headers. */
export function mailLink(to: string, { subject, body }: Draft): string {
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body !== undefined) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`;
}

/** Mail programs cut off long addresses. */
const QUOTED_LENGTH = 800;

/** A message, quoted for a reply. */
export function quotedText(text: string): string {
  // By code points: half a surrogate pair cannot be encoded.
  const signs = [...text];
  const shown = signs.length > QUOTED_LENGTH ? `${signs.slice(0, QUOTED_LENGTH).join('')}…` : text;
  return shown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
