import { escapeHtml } from './escape-html.ts';
import { tableHtml, tableText, type MailTable } from './mail-table.ts';

export interface MailField {
  readonly label: string;
  readonly value: string;
  /** Makes the value a link: tel:…, mailto:… or https:…. */
  readonly href?: string;
}

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What was ordered, between the paragraphs and the fields. */
  readonly table?: MailTable;
  readonly fields: readonly MailField[];
}

const fieldHtml = ({ label, value, href }: MailField) => {
  const text = escapeHtml(value).replaceAll('\n', '<br>');
  const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
  return `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0">${shown}</td></tr>`;
};

const isPage = (href: string) => /^https?:/.test(href);

// Further lines of a value are set in, so that none can pose as a field.
const fieldText = ({ label, value, href }: MailField) =>
  `${label}: ${value.replaceAll('\n', '\n    ')}${href && isPage(href) && href !== value ? ` ${href}` : ''}`;

/** The same content as plain text and as HTML; every value is shown as text, whatever a visitor typed. */
export function renderMail({ heading, paragraphs, table, fields }: MailContent): {
  text: string;
  html: string;
} {
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px">',
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    table ? tableHtml(table) : '',
    fields.length > 0 ? `<table>${fields.map(fieldHtml).join('')}</table>` : '',
    '</body></html>',
  ];
  const text = [
    heading,
    ...paragraphs,
    table ? tableText(table) : '',
    fields.map(fieldText).join('\n'),
  ].filter(Boolean);
  return { text: `${text.join('\n\n')}\n`, html: html.join('') };
}
