import { useState } from 'react';
import { askedFor, loadsOfGrade } from '../../../../domain/materials/bring-check.ts';
import { bringTexts as spanishTexts } from '../../../../domain/materials/texts.es.ts';
import { bringTexts } from '../../../../domain/materials/texts.ts';
import { inLocale, type Locale } from '../../../../domain/shared/language/locales.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { whatToBringPath as spanishPath } from '../../../../paths.es.ts';
import { whatToBringPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';

const english = { texts: bringTexts, askFor: 'Ask for', all: 'What to bring', path: whatToBringPath };
const spanish = { texts: spanishTexts, askFor: 'Le pedimos', all: 'Qué traer', path: spanishPath };

/** What the law and the yard want of whoever sells a grade, and of what else it may be: what /what-to-bring tells them. */
export function GradePapers({ grade: { metalType, group } }: { readonly grade: CounterGrade }) {
  const [locale, setLocale] = useState<Locale>('en');
  const { texts, askFor, all, path } = inLocale(locale, english, spanish);
  const [likeliest = 'metal', ...others] = loadsOfGrade(metalType, group);
  const asked = [...askedFor(likeliest, texts), texts.id];
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2" lang={locale}>
        <strong className="whitespace-nowrap underline">{askFor}:</strong>
        <span className="min-w-0 truncate group-open:hidden">{asked.join('; ')}</span>
      </summary>
      <div lang={locale}>
        <ul className="list-disc pl-5">
          {asked.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        {others.map((load) => (
          <p key={load} className="mt-2">
            <strong>{texts.loads[load]}</strong>
            <br />
            {askedFor(load, texts).join(' ')}
          </p>
        ))}
        <a className="inline-flex min-h-12 items-center text-link underline" href={path} target="_blank">
          {all}
        </a>
      </div>
      {locale === 'en' ? (
        <Button onClick={() => setLocale('es')} lang="es">
          En español
        </Button>
      ) : (
        <Button onClick={() => setLocale('en')}>In English</Button>
      )}
    </details>
  );
}
