import { escapeHtml } from './escape-html.ts';

export interface MailLine {
  readonly name: string;
  /** What was chosen of it, "Black, XL"; may be empty. */
  readonly options: string;
  readonly quantity: number;
  /** As shown: "$48.00". */
  readonly amount: string;
}

interface MailTable {
  readonly caption: string;
  readonly lines: readonly MailLine[];
  /** Below the lines, the last one the sum. May be empty. */
  readonly totals: readonly { readonly label: string; readonly amount: string }[];
}

const CELL = 'padding:6px 12px 6px 0;border-bottom:1px solid #ccc';
const NUMBER = `${CELL};white-space:nowrap`;

const lineHtml = ({ name, options, quantity, amount }: MailLine) => {
  const chosen = options ? `<br><span style="font-weight:normal">${escapeHtml(options)}</span>` : '';
  return `<tr><th scope="row" align="left" style="${CELL}">${escapeHtml(name)}${chosen}</th><td align="right" style="${NUMBER}">${quantity}</td><td align="right" style="${NUMBER}">${escapeHtml(amount)}</td></tr>`;
};

const totalHtml = (
  { label, amount }: MailTable['totals'][number],
  index: number,
  all: readonly unknown[],
) => {
  const weight = index === all.length - 1 ? 'bold' : 'normal';
  return `<tr><th scope="row" colspan="2" align="left" style="${CELL};font-weight:${weight}">${escapeHtml(label)}</th><td align="right" style="${NUMBER};font-weight:${weight}">${escapeHtml(amount)}</td></tr>`;
};

const head = (text: string, align: 'left' | 'right') =>
  `<th scope="col" align="${align}" style="${CELL}">${text}</th>`;

function tableHtml({ caption, lines, totals }: MailTable): string {
  return [
    '<table style="border-collapse:collapse;margin:16px 0">',
    `<caption align="left" style="text-align:left;font-weight:bold;padding-bottom:6px">${escapeHtml(caption)}</caption>`,
    `<thead><tr>${head('Item', 'left')}${head('Quantity', 'right')}${head('Amount', 'right')}</tr></thead>`,
    `<tbody>${lines.map(lineHtml).join('')}</tbody>`,
    totals.length > 0 ? `<tfoot>${totals.map(totalHtml).join('')}</tfoot>` : '',
    '</table>',
  ].join('');
}

const lineText = ({ name, options, quantity, amount }: MailLine) =>
  `${quantity} x ${name}${options && ` (${options})`}: ${amount}`;

const tableText = ({ caption, lines, totals }: MailTable): string =>
  [`${caption}:`, ...lines.map(lineText), ...totals.map(({ label, amount }) => `${label}: ${amount}`)].join(
    '\n',
  );

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
