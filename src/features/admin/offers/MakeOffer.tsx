import { type ComponentProps, useState } from 'react';
import { useRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { askGradesOf } from './form/use-offer-form.ts';
import { firstYard } from './form/offer-draft.ts';
import { OfferForm } from './form/OfferForm.tsx';

/** The form of an offer, once the prices of its yard are there. */
export function MakeOffer(props: Omit<ComponentProps<typeof OfferForm>, 'grades'>) {
  const [yardId] = useState(() => firstYard(props.quote));
  const grades = useRemoteData(() => askGradesOf(yardId));
  return (
    <>
      <LoadState {...grades} waiting="mt-4 min-h-96" />
      {grades.value && <OfferForm {...props} grades={grades.value} />}
    </>
  );
}
