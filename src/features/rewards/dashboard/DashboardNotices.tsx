import type { ReactNode } from 'react';
import { generalSpanishHours } from '../../../domain/locations/spanish-spoken.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { CallButton } from '../../../ui/call/CallButton.tsx';
import { SpeaksSpanish } from '../../../ui/language/SpeaksSpanish.tsx';
import { dashboardTexts } from '../texts.ts';
import { StartHeading } from './StartHeading.tsx';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <section className="wrap py-10 lg:py-16">
      <div className="reward-card flex bg-steel text-on-steel flex-col items-start gap-6 md:flex-row">
        <span className="grid size-20 shrink-0 place-items-center bg-signal text-on-signal">
          <Icon name={icon} className="size-14" />
        </span>
        <div>
          <StartHeading>{title}</StartHeading>
          <p className="mt-3 max-w-prose text-lg text-on-steel-muted">{text}</p>
          <div className="actions mt-6">{children}</div>
        </div>
      </div>
    </section>
  );
}

interface LeaveProps {
  readonly onLeave: () => void;
}

function BackToLogin({ onLeave, isMain }: LeaveProps & { readonly isMain: boolean }) {
  return (
    <Button variant={isMain ? 'signal' : 'line'} onClick={onLeave}>
      {dashboardTexts.back}
    </Button>
  );
}

function CallUs({ placement }: { readonly placement: string }) {
  return (
    <>
      <CallButton placement={placement} variant="line" />
      <SpeaksSpanish hours={generalSpanishHours()} />
    </>
  );
}

export function CustomerNotFound({ onLeave }: LeaveProps) {
  return (
    <Notice icon="user" {...dashboardTexts.notFound}>
      <BackToLogin onLeave={onLeave} isMain />
      <CallUs placement="rewards-missing" />
    </Notice>
  );
}

interface SignedOutProps extends LeaveProps {
  readonly hasNoCookies: boolean;
}

export function SignedOut({ hasNoCookies, onLeave }: SignedOutProps) {
  const { title, text } = hasNoCookies ? dashboardTexts.noCookies : dashboardTexts.signedOut;
  return (
    <Notice
      icon={hasNoCookies ? 'alert' : 'clock'}
      title={title}
      text={
        <>
          <span className="block">{text}</span> <span className="block">{dashboardTexts.safe}</span>
        </>
      }
    >
      <BackToLogin onLeave={onLeave} isMain />
      {hasNoCookies && <CallUs placement="rewards-cookies" />}
    </Notice>
  );
}

interface FailedProps extends LeaveProps {
  readonly failure: string;
  readonly onRetry: () => void;
}

export function DashboardFailed({ failure, onRetry, onLeave }: FailedProps) {
  return (
    <Notice icon="alert" title={dashboardTexts.failed.title} text={dashboardTexts.failed.text(failure)}>
      <Button variant="signal" onClick={onRetry}>
        <Icon name="refresh" />
        {dashboardTexts.retry}
      </Button>
      <BackToLogin onLeave={onLeave} isMain={false} />
      <CallUs placement="rewards-failed" />
    </Notice>
  );
}

const blank = 'animate-pulse bg-sunken';

/** As tall as the loaded dashboard. */
export function DashboardLoading() {
  return (
    <div className="wrap grid gap-4 py-6 lg:py-10" data-dashboard="loading">
      <h1 className="sr-only">{dashboardTexts.heading}</h1>
      <span role="status" className="sr-only">
        {dashboardTexts.loading}
      </span>
      <div className={`h-12 w-44 ${blank}`} />
      <div className={`h-96 md:h-72 ${blank}`} />
      <div className="grid gap-4 lg:grid-cols-2">
        <div className={`h-40 ${blank}`} />
        <div className={`h-40 ${blank}`} />
      </div>
      <div className={`mt-4 h-12 ${blank}`} />
      <div className={`h-60 ${blank}`} />
    </div>
  );
}
