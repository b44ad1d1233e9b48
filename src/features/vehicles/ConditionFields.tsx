import type { ChangeEvent } from 'react';
import { VEHICLE_QUESTIONS } from '../../business/vehicles.ts';
import { carQuestionTexts } from '../../domain/vehicles/question-texts.ts';
import { COMPLETE_VEHICLE, VEHICLE_ANSWERS } from '../../domain/vehicles/value/vehicle-condition.ts';
import { ChoiceFields } from '../../ui/form/fields/ChoiceFields.tsx';
import type { RequestFormState } from '../quotes/use-request-form.ts';
import { conditionTexts as texts } from './texts.ts';

const ANSWERS = VEHICLE_ANSWERS.map((answer) => [answer, texts.answers[answer]] as const);

/** Complete in one press; else each part, of which only what differs takes a press. */
export function ConditionFields({ form, parts }: Pick<RequestFormState, 'form' | 'parts'>) {
  const { onChange, ...complete } = parts.field('complete', texts.legend);

  function fill(chosen: string) {
    // The list begins with a complete car, and what was said of it stays.
    for (const question of VEHICLE_QUESTIONS)
      if (chosen === 'yes' || !form.getValues(`vehicle.${question}`))
        form.setValue(`vehicle.${question}`, COMPLETE_VEHICLE[question]);
    form.clearErrors(['complete', ...VEHICLE_QUESTIONS.map((question) => `vehicle.${question}` as const)]);
  }

  return (
    <div className="mt-8">
      <ChoiceFields
        {...complete}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          fill(event.currentTarget.value);
          return onChange(event);
        }}
        type="radio"
        choices={[
          ['yes', texts.complete],
          ['no', texts.incomplete],
        ]}
        className="flex flex-wrap gap-x-8"
      />
      <p className="text-sm text-muted">{texts.lead}</p>
      {form.getValues('complete') === 'no' && (
        <div className="mt-3 grid gap-3">
          <p>{texts.choose}</p>
          {VEHICLE_QUESTIONS.map((question) => {
            const answer = parts.field(`vehicle.${question}`, carQuestionTexts[question].question);
            return (
              <div key={question} className="border-t-2 border-line pt-2">
                <ChoiceFields
                  {...answer}
                  onChange={(event: ChangeEvent<HTMLInputElement>) => {
                    form.clearErrors('complete');
                    return answer.onChange(event);
                  }}
                  type="radio"
                  choices={ANSWERS}
                  className="flex flex-wrap gap-x-6"
                />
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
