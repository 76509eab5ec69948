import { staffAddress } from '@/lib/desk/addresses';
import { describeInquiry } from '@/lib/desk/server/describe-inquiry';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import { readPageRequest, staffTexts } from '@/lib/desk/server/page-request';
import { freeDaysNear } from '@/lib/inquiry/server/free-days';
import { deliveryAddress } from '@/lib/plan/addresses';
import { Price, Row, Sections, Variant } from '../../plan/plan-parts';
import { ChangeRows } from '../../plan-page/changes';
import { buttonClass } from '../../ui/button-class';
import { BackLink, Columns, Section } from '../parts';
import { ContactBar } from './contact-bar';
import { InquiryHead, Warnings } from './inquiry-head';
import { MoreActions } from './more-actions';
import { PrintButton } from './print-button';
import { Thread } from './thread';
import { VersionList } from './version-list';

type Props = { readonly detail: InquiryDetail; readonly now: Date };

/**
 * Everything about one inquiry: what can harm a guest, the plan that counts, what was written and what may be done. Printed, it
 * is the paper for cooks and team.
 */
export async function InquiryView({ detail, now }: Props) {
  const t = await staffTexts();
  const { locale } = await readPageRequest();
  const { inquiry, entries, versions } = detail;
  const { reference, email, answerBy, sent, agreed } = inquiry;
  const { current, sections, price, variants, openChange, differences } = describeInquiry(detail, locale);
  const { number } = current;
  const standing = t(number === agreed ? 'standings.agreed' : 'standings.offered');
  const title =
    number === sent ? t('inquiry.asked') : `${standing} · ${t('inquiry.version', { version: number })}`;
  const allergies = sections.find(({ id }) => id === 'allergies');
  return (
    <>
      <BackLink href={staffAddress.inbox}>{t('frame.back')}</BackLink>
      <Columns>
        <div className="grid content-start gap-9 print:block print:space-y-6">
          <div className="grid gap-5">
            <InquiryHead detail={detail} now={now} />
            <ContactBar
              reference={reference}
              email={email}
              phone={current.plan.details.phone}
              place={deliveryAddress(current.plan)}
              hasDay={current.event.day !== null}
            />
            <Warnings detail={detail} />
          </div>
          {allergies ? (
            <section className="border border-ember bg-surface p-5" aria-labelledby="allergies">
              <h2 id="allergies" className="mb-3">
                {allergies.title}
              </h2>
              <dl className="text-xl">
                {allergies.rows.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </dl>
            </section>
          ) : (
            <p className="border border-line bg-surface p-5">{t('inquiry.noAllergies')}</p>
          )}
          {openChange && (
            <Section
              id="open-change"
              title={t('inquiry.openChange', { version: openChange.version })}
              data-open-change={openChange.version}
            >
              <ChangeRows differences={openChange.differences} />
            </Section>
          )}
          <Section id="current" title={title} data-current={number}>
            {number !== sent && differences.length > 0 && (
              <>
                <h3 className="font-sans text-base! font-semibold">{t('inquiry.differences')}</h3>
                <ChangeRows differences={differences} />
              </>
            )}
          </Section>
          <Sections sections={sections.filter((section) => section !== allergies)} />
          {price && <Price price={price} />}
          {variants.map((variant) => (
            <Variant key={variant.name} variant={variant} />
          ))}
        </div>
        <div className="grid content-start gap-9 print:block print:space-y-6">
          <nav className="desk-thumb grid grid-cols-2 gap-3 print:hidden" aria-label={t('inquiry.actions')}>
            <a
              href={staffAddress.answer(reference)}
              className={buttonClass(answerBy ? 'default' : 'outline')}
            >
              {t(versions.length > 1 ? 'inquiry.newVersion' : 'inquiry.offer')}
            </a>
            <a href="#schreiben" className={buttonClass('outline')}>
              {t('thread.write')}
            </a>
          </nav>
          <Section id="thread" title={t('thread.title')}>
            <Thread {...{ reference, entries }} guestLocale={inquiry.locale} />
          </Section>
          <Section id="versions" title={t('inquiry.versions')} className="print:hidden">
            <VersionList detail={detail} />
          </Section>
          <Section id="more" title={t('actions.more')} className="print:hidden">
            <MoreActions inquiry={inquiry} freeDays={await freeDaysNear(current.event, now)} />
          </Section>
          <PrintButton label={t('inquiry.print')} />
        </div>
      </Columns>
    </>
  );
}
