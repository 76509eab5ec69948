import type { Locale } from '@/content/locales';
import { allows, isOpenState } from '@/lib/answer/states';
import { toIsoDay } from '@/lib/base/event-day';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffPlan } from '@/lib/desk/server/staff-plan';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { deliveryAddress } from '@/lib/plan/addresses';
import { currentAnswer, type InquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { buttonClass } from '../../ui/button-class';
import { BackLink } from '../back-link';
import { formatInstant, languageName } from '../format';
import { daysLeft } from '../inbox/inbox-groups';
import { PostForm } from '../post-form';
import { PrintButton } from '../print-button';
import { StaffIcon } from '../staff-icon';
import { InquiryStateChip } from '../state-chip';
import { ContactBar } from './contact-bar';
import { History } from './history';
import { HoldDay } from './hold-day';
import { Notes } from './notes';
import { OfferList } from './offer-list';
import { Allergies, PlanPriceView, PlanSections, PlanVariants } from './plan-parts';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly detail: InquiryDetail;
  readonly plan: StaffPlan;
  readonly userId: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly usualOption: string;
  readonly now: Date;
};

type Part = Omit<Props, 'userId' | 'today' | 'usualOption'>;

function Heading({ t, locale, detail: { inquiry }, now }: Part) {
  const left = daysLeft(inquiry.answerBy, now);
  const due = left < 0 ? t('inbox.overdue', { days: -left }) : t('inbox.due', { days: left });
  return (
    <header className="desk-stack gap-3!">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-muted">{inquiry.reference}</p>
        <InquiryStateChip t={t} state={inquiry.state} />
      </div>
      <h1 className="break-words">{inquiry.name || inquiry.email}</h1>
      <p className="text-muted">
        {isOpenState(inquiry.state) && (
          <strong className={`font-semibold ${left < 0 ? 'text-ember' : 'text-accent'}`}>{due} · </strong>
        )}
        {t('inquiry.promised', { date: formatDay(inquiry.answerBy, locale) })}
      </p>
      <p className="text-sm text-muted">
        {t('inquiry.received', { date: formatInstant(inquiry.createdAt, locale) })} ·{' '}
        {t('inquiry.language', { language: languageName(inquiry.locale, locale) })}
      </p>
    </header>
  );
}

function Warnings({ t, locale, detail: { inquiry } }: Part) {
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, locale));
  const texts = [
    ...(inquiry.isSuspicious ? [t('inquiry.suspicious')] : []),
    ...(inquiry.priceDiffers
      ? [
          t('inquiry.priceDiffers', {
            shown: money(inquiry.shownTotalCents),
            calculated: money(inquiry.serverTotalCents),
          }),
        ]
      : []),
  ];
  return texts.map((text) => (
    <p key={text} className="desk-warning">
      <StaffIcon name="warning" />
      {text}
    </p>
  ));
}

function Assignee({ t, detail: { inquiry }, userId }: Pick<Props, 't' | 'detail' | 'userId'>) {
  const isMine = inquiry.assignee === userId;
  return (
    <PostForm
      action={staffEndpoint.inquiry(inquiry.reference, isMine ? 'release' : 'take')}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p data-assignee>
        <span className="text-muted">{t('inquiry.assignee')}:</span>{' '}
        {isMine ? t('inbox.me') : (inquiry.assigneeName ?? t('inquiry.nobody'))}
      </p>
      <button type="submit" className="desk-small-button">
        {isMine ? t('inquiry.release') : t('inquiry.take')}
      </button>
    </PostForm>
  );
}

function NextSteps({ t, detail: { inquiry, offers } }: Pick<Props, 't' | 'detail'>) {
  const { reference, state } = inquiry;
  return (
    <nav className="desk-thumb" aria-label={t('inquiry.actions')}>
      {allows('send-offer', state) && (
        <a
          href={staffAddress.answer(reference)}
          className={buttonClass(isOpenState(state) ? 'default' : 'outline')}
        >
          {t(offers.length > 0 ? 'inquiry.newVersion' : 'inquiry.offer')}
        </a>
      )}
      <PrintButton label={t('inquiry.print')} />
      {allows('decline', state) && (
        <a href={staffAddress.decline(reference)} className={buttonClass('ghost')}>
          {t('inquiry.decline')}
        </a>
      )}
      {allows('cancel', state) && (
        <a href={staffAddress.cancel(reference)} className={buttonClass('ghost')}>
          {t('cancel.title')}
        </a>
      )}
    </nav>
  );
}

/** Which version the plan below is, and what it says otherwise than the one that was sent. */
function Current({ t, detail, plan: { differences } }: Part) {
  const answer = currentAnswer(detail);
  return (
    <section className="desk-section" aria-labelledby="current" data-current={answer?.version ?? 0}>
      <h2 id="current">
        {answer
          ? `${t(`offerStates.${answer.state}`)} · ${t('inquiry.version', { version: answer.version })}`
          : t('inquiry.asked')}
      </h2>
      {differences.length > 0 && (
        <>
          <h3 className="mt-4 mb-2">{t('inquiry.differences')}</h3>
          <dl className="desk-facts">
            {differences.map(({ id, label, text }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/**
 * Everything about one inquiry: what can harm a guest, what was asked for, and what the house has done. Printed, it is
 * the paper for cooks and team: allergies, plan, agreed offers and the house's notes.
 */
export function InquiryView(props: Props) {
  const { t, locale, detail, plan, today, usualOption } = props;
  const { inquiry } = detail;
  const { reference } = inquiry;
  const { details } = plan.draft;
  const others = plan.sections.filter(({ id }) => id !== 'allergies');
  const aside = [
    {
      id: 'offers',
      title: t('inquiry.offers'),
      body: <OfferList {...{ t, locale, reference }} offers={detail.offers} acceptance={detail.acceptance} />,
    },
    {
      id: 'hold',
      title: t('hold.title'),
      body: (
        <HoldDay
          {...{ t, locale, reference, today, usualOption }}
          bookings={detail.bookings}
          day={details.date ? toIsoDay(details.date) : ''}
          canHold={allows('hold-day', inquiry.state)}
        />
      ),
    },
    {
      id: 'notes',
      title: t('inquiry.notes'),
      body: <Notes {...{ t, locale, reference }} notes={detail.notes} />,
    },
    {
      id: 'history',
      title: t('inquiry.history'),
      body: <History {...{ t, locale }} events={detail.events} />,
    },
    {
      id: 'link',
      title: t('inquiry.link'),
      body: (
        <PostForm action={staffEndpoint.inquiry(reference, 'renew-link')} className="grid gap-3">
          <p className="text-sm text-muted">{t('inquiry.linkText')}</p>
          <button type="submit" className="desk-small-button justify-self-start">
            {t('inquiry.renewLink')}
          </button>
        </PostForm>
      ),
    },
  ];
  return (
    <>
      <BackLink href={staffAddress.inbox}>{t('frame.back')}</BackLink>
      <div className="desk-columns">
        <div className="desk-stack">
          <div className="desk-stack gap-5!">
            <Heading {...props} />
            <Warnings {...props} />
            <ContactBar
              t={t}
              reference={reference}
              email={inquiry.email}
              phone={details.phone}
              place={deliveryAddress(plan.draft)}
              hasDay={details.date !== null}
            />
            <Assignee {...props} />
          </div>
          <Allergies t={t} section={plan.sections.find(({ id }) => id === 'allergies')} />
          <Current {...props} />
          <PlanSections sections={others} />
          {plan.price && <PlanPriceView t={t} price={plan.price} />}
          <PlanVariants t={t} variants={plan.variants} />
        </div>
        <div className="desk-stack">
          <NextSteps {...props} />
          {aside.map(({ id, title, body }) => (
            <section key={id} className="desk-section" aria-labelledby={`aside-${id}`} data-aside={id}>
              <h2 id={`aside-${id}`} className="mb-4">
                {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
