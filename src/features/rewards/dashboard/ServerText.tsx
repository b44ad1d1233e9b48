import type { TranslatedText } from '../../../business/translated-reward.ts';

/** What the server said; a piece in another language than the page says so. */
export const ServerText = ({ pieces }: { readonly pieces: readonly TranslatedText[] }) =>
  pieces.map(({ text, lang }, place) =>
    lang ? (
      // The pieces of a text do not change.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  );
