import { Fragment, useState } from 'react';
import {
  changeRoleApi,
  disableUserApi,
  mailLinkApi,
  requireSecondStepApi,
  resetSecondStepApi,
  type StaffUser,
} from '../../../domain/admin/admin-users.api.ts';
import { STAFF_ROLES, type StaffRole } from '../../../domain/shared/roles.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Question, type QuestionText } from '../../../ui/dialog/Question.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { UserYards, yardsText } from './UserYards.tsx';

interface UserCardProps {
  readonly user: StaffUser;
  /** People cannot change their own rights. */
  readonly isSelf: boolean;
  readonly onChanged: () => Promise<void>;
}

const stateWords = ({ isDisabled, hasPassword, lastUsedAt }: StaffUser): string => {
  if (isDisabled) return 'Disabled';
  if (!hasPassword) return 'Invited, no password yet';
  return lastUsedAt ? `Last active ${staffTime(lastUsedAt)}` : 'Not signed in yet';
};

const secondStepWords = ({ hasTwoFactor, hasPasskey, role, secondStepRequired }: StaffUser): string => {
  const has = [hasTwoFactor ? 'authenticator app' : '', hasPasskey ? 'passkey' : ''].filter(Boolean);
  if (has.length > 0) return `with ${has.join(' and ')}`;
  return role !== 'staff' || secondStepRequired ? 'needs two-step verification' : 'password only';
};

const makeOwnerQuestion = ({ name, hasPassword }: StaffUser): QuestionText => ({
  title: `Make ${name} an owner?`,
  text: `Owners can do everything: money, products, content, providers and other people’s accounts.${hasPassword ? '' : ' This person hasn’t set a password yet.'}`,
  yes: 'Make owner',
});

const disableQuestion = ({ name }: StaffUser): QuestionText => ({
  title: `Disable ${name}?`,
  text: 'They’ll be signed out on every device and can’t sign in until an owner enables the account again.',
  yes: 'Disable account',
});

const resetQuestion = ({ name, role, secondStepRequired }: StaffUser): QuestionText => ({
  title: `Reset two-step verification for ${name}?`,
  text: `The authenticator app, backup codes and all passkeys on this account will stop working. The next sign-in needs only the password${role !== 'staff' || secondStepRequired ? ', and then they have to set up two-step verification again' : ''}.`,
  yes: 'Reset two-step verification',
});

const ROLE_CHANGES: Readonly<Record<StaffRole, { readonly label: string; readonly done: string }>> = {
  staff: { label: 'Change to staff', done: 'staff' },
  office: { label: 'Change to office', done: 'in the office' },
  owner: { label: 'Make owner', done: 'an owner' },
};

interface Asked {
  readonly question: QuestionText;
  readonly onYes: () => void;
}

function UserActions({ user, onChanged }: Omit<UserCardProps, 'isSelf'>) {
  const { isBusy, run, refused } = useAct(onChanged, actFirst);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, name, role, isDisabled, hasPassword, hasTwoFactor, hasPasskey, secondStepRequired } = user;
  const params = { id };

  /** With a question, it asks first. */
  const button = (label: string, work: () => Promise<unknown>, done: string, question?: QuestionText) => {
    const act = () => void run(work, done);
    return (
      <Button
        aria-label={`${label}: ${name}`}
        aria-disabled={isBusy}
        onClick={question ? () => setAsked({ question, onYes: act }) : act}
      >
        {label}
      </Button>
    );
  };

  return (
    <div className="mt-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-start">
      {STAFF_ROLES.filter((other) => other !== role).map((other) => (
        <Fragment key={other}>
          {button(
            ROLE_CHANGES[other].label,
            () => staffCall(changeRoleApi, { params, body: { from: role, to: other } }),
            `${name} is now ${ROLE_CHANGES[other].done}`,
            other === 'owner' ? makeOwnerQuestion(user) : undefined,
          )}
        </Fragment>
      ))}
      {!isDisabled &&
        button(
          hasPassword ? 'Send reset link' : 'Resend invite',
          () => staffCall(mailLinkApi, { params }),
          `We emailed a link to ${name}`,
        )}
      {role === 'staff' &&
        button(
          secondStepRequired ? 'Don’t require two-step verification' : 'Require two-step verification',
          () => staffCall(requireSecondStepApi, { params, body: { isRequired: !secondStepRequired } }),
          secondStepRequired
            ? `${name} can sign in with just a password`
            : `${name} now needs an app or a passkey`,
        )}
      {(hasTwoFactor || hasPasskey) &&
        button(
          'Reset two-step verification',
          () => staffCall(resetSecondStepApi, { params }),
          `Two-step verification reset for ${name}`,
          resetQuestion(user),
        )}
      {button(
        isDisabled ? 'Enable account' : 'Disable account',
        () => staffCall(disableUserApi, { params, body: { isDisabled: !isDisabled } }),
        isDisabled ? `${name} can sign in again` : `${name} is signed out and can’t sign in`,
        isDisabled ? undefined : disableQuestion(user),
      )}
      <FormFailure message={refused} className="col-span-full" />
      {asked && <Question {...asked.question} onYes={asked.onYes} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** A person on staff, with what an owner can change. */
export function UserCard({ user, isSelf, onChanged }: UserCardProps) {
  const { name, email, role } = user;
  return (
    <li className={`border-2 border-line bg-surface p-4 ${user.isDisabled ? 'border-dashed' : ''}`}>
      <h3 className="text-2xl">{isSelf ? `${name} (you)` : name}</h3>
      <p className="break-words">{email}</p>
      <p className="mt-1">
        <strong className="uppercase">{role}</strong>, {secondStepWords(user)}
      </p>
      {role === 'staff' && <p>{yardsText(user)}</p>}
      <p className="text-muted">{stateWords(user)}</p>
      {!isSelf && role === 'staff' && <UserYards key={user.yards.join()} user={user} onChanged={onChanged} />}
      {!isSelf && <UserActions user={user} onChanged={onChanged} />}
    </li>
  );
}
