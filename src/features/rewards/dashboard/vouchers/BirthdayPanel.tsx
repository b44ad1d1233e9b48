import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { REWARDS_BIRTHDAY } from '../../../../business/constants.ts';
import { monthDayText } from '../../../../domain/rewards/day-text.ts';
import type { RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { requestBirthdayBonus } from '../dashboard-actions.ts';
import type { DashboardStore } from '../dashboard.store.ts';
import { dashboardTexts } from '../../texts.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { Button } from '../../../../ui/Button.tsx';

const { points, waitDays } = REWARDS_BIRTHDAY;
const texts = dashboardTexts.birthday;

function birthdayText({ birthdayBonus, dateOfBirth, firstName }: RewardsCustomer): string {
  const day = dateOfBirth ? monthDayText(dateOfBirth) : '';
  switch (birthdayBonus) {
    case 'no_date':
      return texts.no_date(points);
    case 'not_today':
      return texts.not_today(points, day);
    case 'ready':
      return texts.ready(points, firstName);
    case 'claimed':
      return texts.claimed(points, day);
    case 'too_new':
      return texts.too_new(points, waitDays);
  }
}

interface BirthdayPanelProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

export function BirthdayPanel({ dashboard, customer }: BirthdayPanelProps) {
  const isClaiming = useStore(dashboard.$claiming);
  const failure = useStore(dashboard.$failure);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useFocusBack(isClaiming, () => (button.current ?? title.current)?.focus());

  return (
    <section className="reward-panel" aria-labelledby="birthday-title">
      <h2 ref={title} id="birthday-title" tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{birthdayText(customer)}</p>
      <FormFailure message={failure?.of === null ? failure.text : undefined} />
      {customer.birthdayBonus === 'ready' && (
        <Button
          ref={button}
          variant="signal"
          disabled={isClaiming}
          onClick={() => void requestBirthdayBonus(dashboard)}
        >
          {isClaiming ? texts.claiming : texts.claim}
        </Button>
      )}
    </section>
  );
}
