import { OFFER_MESSAGE_MAX_LENGTH } from '../../../business/constants.ts';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';

interface CannedMessagesProps {
  readonly quote: Pick<QuoteDetail, 'locale' | 'readyMade'>;
  readonly message: string;
  readonly onChange: (message: string) => void;
}

/** Ready-made sentences for the message, in the customer's language, with the English next to what staff may not be able to read. */
export function CannedMessages({ quote: { locale, readyMade }, message, onChange }: CannedMessagesProps) {
  const add = (text: string) => {
    const added = message.trim() === '' ? text : `${message.trimEnd()}\n${text}`;
    if (!message.includes(text) && added.length <= OFFER_MESSAGE_MAX_LENGTH) onChange(added);
  };
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
        Ready-made sentences
      </summary>
      <ul className="grid gap-2">
        {readyMade.sentences.map(({ text, english }, index) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
            <p id={`canned-${index}`} className="min-w-0 grow basis-64">
              <span lang={locale}>{text}</span>
              {english && <span className="block text-muted">{english}</span>}
            </p>
            <button
              type="button"
              className="button button-line"
              aria-describedby={`canned-${index}`}
              onClick={() => add(text)}
            >
              Add
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
