// ASVS: 1.1.2
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PALETTE } from '../../../tailwind.config.mjs';
import { MAIL_COLORS, renderMail } from './render-mail.ts';

const { env } = process;
beforeAll(() => {
  process.env = { ...env, SITE_URL: 'https://www.example.com' };
});
afterAll(() => {
  process.env = env;
});

const CONTENT = {
  heading: 'Set a new password',
  paragraphs: ['The link works once.'],
  button: { label: 'Set it', href: 'https://www.example.com/admin/password#token=1&2' },
  fields: [{ label: 'Phone', value: '(770) 555-0142', href: 'tel:+17705550142' }],
};

test('a mail has the colors of the site, in light and dark', () => {
  const { sheet, ...light } = MAIL_COLORS.light;
  const { sheet: darkSheet, ...dark } = MAIL_COLORS.dark;
  expect(PALETTE.light).toMatchObject({ ...light, surface: sheet });
  expect(PALETTE.dark).toMatchObject({ ...dark, surface: darkSheet });
  const { STEEL, ON_STEEL, SIGNAL } = MAIL_COLORS.fixed;
  expect(PALETTE.fixed).toMatchObject({ steel: STEEL, 'on-steel': ON_STEEL, signal: SIGNAL });
});

// Asked: 350
test('says who sent it, how to reach them and what they keep, in both of its forms', () => {
  const { html, text } = renderMail(CONTENT);
  for (const fact of [
    'Georgia Scrap Metal Recycling',
    'Griffin, GA',
    '(770) 555-0142',
    'hello@example.com',
    'https://www.example.com/privacy',
  ]) {
    expect(html).toContain(fact);
    expect(text).toContain(fact);
  }
});

// Asked: 350
test('a mail in Spanish leads to what is kept in Spanish, in both of its forms', () => {
  const { html, text } = renderMail({ ...CONTENT, locale: 'es' });
  expect(html).toContain('href="https://www.example.com/es/privacidad"');
  expect(text).toContain('Privacidad: https://www.example.com/es/privacidad');
});

test('the button is a link in the HTML and an address in the text', () => {
  const { html, text } = renderMail(CONTENT);
  expect(html).toContain('href="https://www.example.com/admin/password#token=1&amp;2"');
  expect(text).toContain('\n\nSet it: https://www.example.com/admin/password#token=1&2\n\n');
});

test('is 600 px wide at most, and shows the mark from the site', () => {
  const mark = '<img src="https://www.example.com/icons/icon-192.png" width="40" height="40" alt="">';
  expect(renderMail(CONTENT).html).toContain('max-width:600px');
  expect(renderMail(CONTENT).html).toContain(mark);
});
