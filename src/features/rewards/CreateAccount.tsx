import { newCustomerSchema } from '../../domain/rewards/customer.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { createAccountTexts as texts } from './texts.ts';
import { backToSignIn, create } from './rewards.store.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { formatsPhone } from '../../ui/form/fields/format-phone-field.ts';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';

const [beforePhone, afterPhone] = texts.lead;

/** For an unknown phone number. If it fails, everything typed stays. */
export function CreateAccount({ phone }: { readonly phone: string }) {
  const { field, formProps, failure, isSubmitting, setErrors } = useSentForm({
    schema: newCustomerSchema,
    empty: { firstName: '', lastName: '', phone, email: '' },
    prefix: 'account',
    send: async (customer): Promise<void> => setErrors(await create(customer)),
  });

  return (
    <section className="bg-steel text-on-steel">
      <div className="wrap rewards-top items-start">
        <div>
          <h1 className="text-5xl uppercase lg:text-7xl">{texts.heading}</h1>
          <p className="mt-3 max-w-prose text-lg text-on-steel-muted">
            {beforePhone}
            <strong className="whitespace-nowrap text-on-steel tabular-nums">{phone}</strong>
            {afterPhone}
          </p>
        </div>
        <form {...formProps} className="punch-card bg-surface text-ink">
          <p className="px-4 py-3 text-sm text-muted md:px-8">{texts.required}</p>
          <div className="hazard" />
          <div className="grid gap-4 p-4 pb-6 md:grid-cols-2 md:px-8 md:pt-6">
            <TextField {...field('firstName', texts.firstName, 'given-name')} aria-required />
            <TextField {...field('lastName', texts.lastName, 'family-name')} aria-required />
            <TextField
              {...formatsPhone(field('phone', texts.phone, 'tel'), formatPhone)}
              fieldClass="md:col-span-2"
              type="tel"
              aria-required
            />
            <EmailField {...field('email', texts.email, 'email')} fieldClass="md:col-span-2" />
          </div>
          <div className="px-4 actions md:px-8">
            <Button type="submit" variant="signal" className="grow" disabled={isSubmitting}>
              {isSubmitting ? texts.creating : texts.create}
            </Button>
            <Button disabled={isSubmitting} onClick={backToSignIn}>
              <Icon name="arrow-left" /> {texts.back}
            </Button>
          </div>
          <div className="px-4 md:px-8">
            <FormFailure message={failure} />
            <PrivacyNote />
          </div>
          <span role="status" className="sr-only">
            {isSubmitting && texts.creatingAloud}
          </span>
        </form>
      </div>
    </section>
  );
}
