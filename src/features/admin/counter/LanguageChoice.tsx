import { type Locale, LOCALE_NAMES, LOCALES } from '../../../domain/shared/language/locales.ts';
import { ChoiceFields } from '../../../ui/form/fields/ChoiceFields.tsx';

interface LanguageChoiceProps {
  readonly id: string;
  readonly value: Locale;
  readonly onValue: (locale: Locale) => void;
}

/** The language of what a seller is given. */
export const LanguageChoice = ({ id, value, onValue }: LanguageChoiceProps) => (
  <ChoiceFields
    id={id}
    label="Language"
    type="radio"
    className="flex flex-wrap gap-x-6"
    choices={LOCALES.map((each) => [each, LOCALE_NAMES[each]] as const)}
    chosen={[value]}
    onChoose={([chosen = 'en']) => onValue(chosen)}
  />
);
