import { escapeHtml } from '../../netlify/providers/mail/escape-html.ts';
import { htmlDocument } from './html.ts';
import type { ReceivedMail } from './mailbox.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  ol, dl { list-style: none; padding: 0; }
  li { border-top: 1px solid #8886; padding: .75rem 0; }
  li a { font-weight: 700; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { font-weight: 700; } dd { margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid #8886; padding: 1rem; }
  iframe { width: 100%; height: 30rem; border: 1px solid #8886; background: #fff; }
  img { max-width: 100%; max-height: 30rem; display: block; }
  button { font: inherit; padding: .5rem 1rem; }
  form { display: inline; }`;

const page = (title: string, body: string) =>
  htmlDocument(title, STYLE, `<h1>${escapeHtml(title)}</h1>\n${body}`);

export function listPage(mails: readonly ReceivedMail[], isUp: boolean): string {
  const rows = mails.toReversed().map(
    ({ id, subject, from, to, receivedAt, attachments }) => `<li>
      <a href="/sandbox/mail/${id}">${escapeHtml(subject || '(no subject)')}</a><br>
      ${escapeHtml(from)} → ${escapeHtml(to.join(', '))} · <time>${receivedAt}</time>
      ${attachments.length > 0 ? ` · ${attachments.length} attached` : ''}</li>`,
  );
  const turn = isUp ? ['down', 'Take the mail server down'] : ['up', 'Bring the mail server up'];
  return page(
    'Mail the site has sent',
    `<p>Nothing here has left this machine. The mail server is ${isUp ? 'up' : 'down'}.
    <form method="post" action="/sandbox/mail/${turn[0]}"><button>${turn[1]}</button></form></p>
    <ol>${rows.join('') || '<li>No mail yet.</li>'}</ol>`,
  );
}

export function mailPage(mail: ReceivedMail): string {
  const { id, subject, from, to, replyTo, receivedAt, text, html, attachments } = mail;
  const facts = [
    ['From', from],
    ['To', to.join(', ')],
    ['Reply to', replyTo.join(', ')],
    ['Received', receivedAt],
  ].filter(([, value]) => value);
  const files = attachments.map(({ filename, mimeType, size }, index) => {
    const url = `/sandbox/mail/${id}/${index}`;
    const picture = mimeType.startsWith('image/') ? `<img src="${url}" alt="">` : '';
    return `<li><a href="${url}" download="${escapeHtml(filename)}">${escapeHtml(filename)}</a>
      ${escapeHtml(mimeType)}, ${size} bytes${picture}</li>`;
  });
  return page(
    subject || '(no subject)',
    `<p><a href="/sandbox/mail">All mail</a></p>
    <dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
    ${text === undefined ? '' : `<h2>Text</h2><pre>${escapeHtml(text)}</pre>`}
    ${html === undefined ? '' : `<h2>HTML</h2><iframe sandbox srcdoc="${escapeHtml(html)}" title="HTML"></iframe>`}
    ${files.length > 0 ? `<h2>Attachments</h2><ol>${files.join('')}</ol>` : ''}`,
  );
}
