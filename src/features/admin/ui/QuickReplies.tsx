import type { InBoth, Locale } from '../../../domain/shared/language/locales.ts';
import { Button } from '../../../ui/Button.tsx';

interface QuickRepliesProps {
  readonly locale: Locale;
  readonly sentences: readonly InBoth[];
  readonly message: string;
  readonly maxLength: number;
  readonly onChange: (message: string) => void;
}

/** Ready-made sentences for a message, in the customer's language, with the English next to what staff may not be able to read. */
export function QuickReplies({ locale, sentences, message, maxLength, onChange }: QuickRepliesProps) {
  const add = (text: string) => {
    const added = message.trim() === '' ? text : `${message.trimEnd()}\n${text}`;
    if (!message.includes(text) && added.length <= maxLength) onChange(added);
  };
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
        Quick replies
      </summary>
      <ul className="grid gap-2">
        {sentences.map(({ text, english }, index) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
            <p id={`canned-${index}`} className="min-w-0 grow basis-64">
              <span lang={locale}>{text}</span>
              {english && <span className="block text-muted">{english}</span>}
            </p>
            <Button aria-describedby={`canned-${index}`} onClick={() => add(text)}>
              Add to message
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
