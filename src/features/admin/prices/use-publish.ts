import { useState } from 'react';
import { setPricesApi } from '../../../domain/prices/admin-prices.api.ts';
import { type AttemptSlot, sendAttempt } from '../../../lib/attempt.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';
import type { NewPrice } from './price-draft.ts';

export interface PublishChoice {
  /** In New York time; null means now. */
  readonly publishAt: string | null;
  readonly confirmed: boolean;
}

/** Publishes the reviewed prices. `failure` is shown under the form, `timeError` next to the time. */
export function usePublish(prices: readonly NewPrice[], onPublished: () => Promise<void>) {
  // One id for each review, so that a second press or a retry makes no second batch.
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const [isBusy, setBusy] = useState(false);
  const [isJump, setJump] = useState(() => prices.some((price) => price.isJump));
  const [failure, setFailure] = useState<string>();
  const [timeError, setTimeError] = useState<string>();

  async function publish({ publishAt, confirmed }: PublishChoice) {
    setBusy(true);
    setFailure(undefined);
    setTimeError(undefined);
    try {
      const lines = prices.map(({ line: { metal, yardId }, price }) => ({
        metalType: metal.metalType,
        price,
        ...(yardId !== null && { yardId }),
      }));
      const { state } = await sendAttempt(slot, {}, ({ key: id }) =>
        staffCall(setPricesApi, { body: { id, prices: lines, publishAt, confirmed } }),
      );
      showToast({
        title: state === 'scheduled' ? 'Prices scheduled' : 'Prices published',
      });
      await onPublished();
    } catch (error) {
      const time = error instanceof RequestError ? error.fields['publishAt'] : undefined;
      if (hasCode(error, 'price_jump')) setJump(true);
      setTimeError(time);
      if (!time) setFailure(staffFailure(error));
      setBusy(false);
    }
  }
  return { publish, isBusy, isJump, failure, timeError };
}
