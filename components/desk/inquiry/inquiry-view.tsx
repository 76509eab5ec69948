import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { staffAddress } from '@/lib/desk/addresses';
import type { Changes, DescribedInquiry } from '@/lib/desk/server/describe-inquiry';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import type { StaffTexts } from '@/lib/desk/texts';
import { deliveryAddress } from '@/lib/plan/addresses';
import { buttonClass } from '../../ui/button-class';
import { BackLink } from '../back-link';
import { PrintButton } from '../print-button';
import { ContactBar } from './contact-bar';
import { InquiryHead, Warnings } from './inquiry-head';
import { MoreActions } from './more-actions';
import { Allergies, PlanPriceView, PlanSections, PlanVariants } from './plan-parts';
import { Thread } from './thread';
import { VersionList } from './version-list';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly detail: InquiryDetail;
  readonly described: DescribedInquiry;
  readonly freeDays: readonly string[];
  readonly now: Date;
};

function ChangeList({ changes }: { changes: Changes }) {
  return (
    <dl className="desk-facts">
      {changes.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which version the plan below is and what it says otherwise than it was sent; an open change beside an agreement. */
function Current({ t, detail: { inquiry }, described: { current, changes, openChange } }: Props) {
  const { number } = current;
  const version = t('inquiry.version', { version: number });
  const title =
    number === inquiry.sent
      ? t('inquiry.asked')
      : `${t(number === inquiry.agreed ? 'standings.agreed' : 'standings.offered')} · ${version}`;
  return (
    <>
      {openChange && (
        <section className="desk-section" aria-labelledby="open-change" data-open-change={openChange.version}>
          <h2 id="open-change" className="mb-4">
            {t('inquiry.openChange', { version: openChange.version })}
          </h2>
          <ChangeList changes={openChange.changes} />
        </section>
      )}
      <section className="desk-section" aria-labelledby="current" data-current={number}>
        <h2 id="current">{title}</h2>
        {changes.length > 0 && (
          <>
            <h3 className="mt-4 mb-2">{t('inquiry.differences')}</h3>
            <ChangeList changes={changes} />
          </>
        )}
      </section>
    </>
  );
}

/**
 * Everything about one inquiry: what can harm a guest, the plan that counts, what was written and what may be done. Printed, it
 * is the paper for cooks and team.
 */
export function InquiryView(props: Props) {
  const { t, locale, detail, described } = props;
  const { inquiry } = detail;
  const { reference } = inquiry;
  const { details } = described.current.plan;
  const isWaiting = inquiry.answerBy !== null;
  const aside: readonly { id: string; title: string; body: ReactNode }[] = [
    {
      id: 'thread',
      title: t('thread.title'),
      body: <Thread {...{ t, locale, reference }} guestLocale={inquiry.locale} entries={detail.entries} />,
    },
    { id: 'versions', title: t('inquiry.versions'), body: <VersionList {...{ t, locale, detail }} /> },
    { id: 'more', title: t('actions.more'), body: <MoreActions {...props} /> },
  ];
  return (
    <>
      <BackLink href={staffAddress.inbox}>{t('frame.back')}</BackLink>
      <div className="desk-columns">
        <div className="desk-stack">
          <div className="desk-stack gap-5!">
            <InquiryHead {...props} />
            <ContactBar
              t={t}
              reference={reference}
              email={inquiry.email}
              phone={details.phone}
              place={deliveryAddress(described.current.plan)}
              hasDay={details.date !== null}
            />
            <Warnings {...props} />
          </div>
          <Allergies t={t} section={described.sections.find(({ id }) => id === 'allergies')} />
          <Current {...props} />
          <PlanSections sections={described.sections.filter(({ id }) => id !== 'allergies')} />
          {described.price && <PlanPriceView t={t} price={described.price} />}
          <PlanVariants t={t} variants={described.variants} />
        </div>
        <div className="desk-stack">
          <nav className="desk-thumb" aria-label={t('inquiry.actions')}>
            <a
              href={staffAddress.answer(reference)}
              className={buttonClass(isWaiting ? 'default' : 'outline')}
            >
              {t(detail.versions.length > 1 ? 'inquiry.newVersion' : 'inquiry.offer')}
            </a>
            <a href="#schreiben" className={buttonClass('outline')}>
              {t('thread.write')}
            </a>
          </nav>
          {aside.map(({ id, title, body }) => (
            <section key={id} className="desk-section" aria-labelledby={`aside-${id}`} data-aside={id}>
              <h2 id={`aside-${id}`} className="mb-4">
                {title}
              </h2>
              {body}
            </section>
          ))}
          <div className="justify-self-start">
            <PrintButton label={t('inquiry.print')} />
          </div>
        </div>
      </div>
    </>
  );
}
