import { expect, type Locator } from 'playwright/test';
import { ENGLISH_WORDS } from './language-words.ts';

/** The schema library's own words, and our keys. */
const NO_SENTENCE = /^(?:invalid\b.*|\w+)$/i;
/** Specified, for rewards alone. */
const REQUIRED = 'Required';

/** Leaves nothing in the fields that can be empty, as a visitor would. */
const emptyAll = (form: Locator) =>
  form.evaluate((all) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const field of all.querySelectorAll<HTMLInputElement>('input')) {
      if (!field.checkVisibility() || ['radio', 'file'].includes(field.type)) continue;
      if (field.type === 'checkbox') {
        if (field.checked) field.click();
      } else if (field.value !== '') {
        // React looks past a value that is set by its own property.
        set?.call(field, '');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  });

/** What the form says of its fields; `told`: each that is wrong, with its sentence. */
const readForm = (form: Locator) =>
  form.evaluate((all) => ({
    told: [...all.querySelectorAll('[aria-invalid=true]')].map((control) => {
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      return [control.id, texts.join(' ').trim()] as const;
    }),
    untold: [...all.querySelectorAll<HTMLInputElement>('[aria-required=true]:not([aria-invalid=true])')]
      .filter((control) => control.checkVisibility() && control.value === '')
      .map(({ id }) => id),
  }));

interface Pressed {
  readonly form: Locator;
  readonly language: 'en' | 'es';
  /** The button that sends it, where it is not the form's own last one. */
  readonly button?: Locator;
  /** None of its fields has to be filled in, only one of them: the form itself says so. */
  readonly isAnyEnough?: boolean;
  /** Of rewards, whose "Required" is specified. */
  readonly mayRequire?: boolean;
}

/**
 * Presses a form with nothing in it: each field that needs something says so in the page's language, the first of them on the page has
 * the focus, and nothing is sent.
 */
export async function pressEmpty({
  form,
  language,
  button,
  isAnyEnough,
  mayRequire,
}: Pressed): Promise<void> {
  const page = form.page();
  const send = button ?? form.locator('button[type=submit], button:not([type])').last();
  await form.scrollIntoViewIfNeeded();
  await expect(send).toHaveJSProperty('disabled', false);
  await emptyAll(form);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The first key on an offer says that it is read.
    const isRead = request.url().endsWith('/api/offers/open');
    // HEAD asks whether there is a connection.
    if (!['GET', 'HEAD'].includes(request.method()) && !isRead)
      sent.push(`${request.method()} ${request.url()}`);
  });
  // A key, as one that is called disabled answers all the same.
  await send.press('Enter');
  if (isAnyEnough) await expect(form.getByRole('alert')).toHaveText(/^[A-Z].* .*\.$/);
  else {
    await expect
      .poll(() =>
        form.evaluate((all) =>
          all.querySelector('[aria-invalid=true]')?.contains(document.activeElement) ? 'focused' : null,
        ),
      )
      .toBe('focused');
    const { told, untold } = await readForm(form);
    expect(untold, 'fields that are empty, and not told so').toEqual([]);
    const wordless = told.filter(([, text]) =>
      text === REQUIRED ? !(mayRequire && language === 'en') : NO_SENTENCE.test(text) || text === '',
    );
    expect(wordless, 'fields without a sentence').toEqual([]);
    if (language === 'es') expect(told.filter(([, text]) => ENGLISH_WORDS.test(text))).toEqual([]);
  }
  expect(sent, 'what an empty form sent').toEqual([]);
}
