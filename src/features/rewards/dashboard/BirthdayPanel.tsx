import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { REWARDS_BIRTHDAY } from '../../../business/constants.ts';
import { monthDayText } from '../../../domain/rewards/day-text.ts';
import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { requestBirthdayBonus } from './dashboard-actions.ts';
import type { DashboardStore } from './dashboard.store.ts';
import { useFocusBack } from './use-focus-back.ts';

const { points, waitDays } = REWARDS_BIRTHDAY;

function birthdayText({ birthdayBonus, dateOfBirth, firstName }: RewardsCustomer): string {
  const day = dateOfBirth ? monthDayText(dateOfBirth) : '';
  switch (birthdayBonus) {
    case 'no_date':
      return `Tell us your birthday at the counter and get ${points} points every year.`;
    case 'not_today':
      return `${points} points on ${day}. Come back here on the day.`;
    case 'ready':
      return `Happy birthday, ${firstName}! ${points} points are waiting for you, today only.`;
    case 'claimed':
      return `This year’s ${points} points are yours. The next ones come on ${day}.`;
    case 'too_new':
      return `We have known your birthday for less than ${waitDays} days: your first ${points} points come next year.`;
  }
}

interface BirthdayPanelProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

export function BirthdayPanel({ dashboard, customer }: BirthdayPanelProps) {
  const isClaiming = useStore(dashboard.$claiming);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useFocusBack(isClaiming, () => (button.current ?? title.current)?.focus());

  return (
    <section className="reward-panel" aria-labelledby="birthday-title">
      <h2 ref={title} id="birthday-title" tabIndex={-1}>
        Birthday Rewards
      </h2>
      <p>{birthdayText(customer)}</p>
      {customer.birthdayBonus === 'ready' && (
        <button
          ref={button}
          type="button"
          className="button button-signal"
          disabled={isClaiming}
          onClick={() => void requestBirthdayBonus(dashboard)}
        >
          {isClaiming ? 'Claiming…' : 'Claim Birthday Bonus'}
        </button>
      )}
    </section>
  );
}
