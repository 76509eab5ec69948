import { Suspense } from 'react';
import { CustomerChoice } from '@/components/configurator/fields/customer-choice';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { NameField } from '@/components/configurator/fields/name-field';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { ContactPrefill } from '../../auth/contact-prefill';

const EmailHint = lazyPart(() => import('../fields/email-hint').then((module) => module.EmailHint));

/** Whom the offer goes to: three fields, and the company where there is one. */
export function ContactFields() {
  const isBusiness = useDraftPart((draft) => draft.customerType === 'business');
  // An occasion of one or the other says so.
  const isAsked = useDraftPart((draft) => draft.eventType === null || draft.otherEvent);
  const hasEmail = useDraftPart((draft) => draft.details.email.includes('@'));
  return (
    <div className="space-y-6">
      <ContactPrefill />
      {isAsked && <CustomerChoice />}
      <div className="field-row sm:grid-cols-2">
        <NameField />
        <DraftField path="details.email" type="email" autoComplete="email" required />
        <Suspense>{hasEmail && <EmailHint />}</Suspense>
        <DraftField path="details.phone" type="tel" autoComplete="tel" />
        {isBusiness && <DraftField path="details.company" autoComplete="organization" />}
      </div>
    </div>
  );
}
