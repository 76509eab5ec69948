import { staffAddress } from '@/lib/desk/addresses';
import { describeInquiry } from '@/lib/desk/server/describe-inquiry';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import { readPageRequest, staffTexts } from '@/lib/desk/server/page-request';
import { deliveryAddress } from '@/lib/plan/addresses';
import { Price, Row, Sections, Variant } from '../../plan/plan-parts';
import { ChangeRows } from '../../plan-page/changes';
import { buttonClass } from '../../ui/button-class';
import { BackLink, Columns, Section } from '../parts';
import { ContactBar } from './contact-bar';
import { InquiryHead, Warnings } from './inquiry-head';
import { MoreActions } from './more-actions';
import { Thread } from './thread';

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
          <Section id="thread" title={t('thread.title')}>
            <Thread {...{ reference, entries }} guestLocale={inquiry.locale} />
          </Section>
          <Section id="more" title={t('actions.more')} className="print:hidden">
            <MoreActions inquiry={inquiry} />
          </Section>
        </div>
      </Columns>
      <nav
        className="sticky bottom-16 z-20 -mx-(--gutter) mt-9 grid grid-cols-2 gap-3 border-t border-line bg-ground px-(--gutter) py-2 max-md:[&>a]:px-2 md:bottom-0 md:flex md:justify-end print:hidden"
        aria-label={t('inquiry.actions')}
      >
        <a href={staffAddress.answer(reference)} className={buttonClass(answerBy ? 'default' : 'outline')}>
          {t(versions.length > 1 ? 'inquiry.newVersion' : 'inquiry.offer')}
        </a>
        <a href="#schreiben" className={buttonClass('outline')}>
          {t('thread.write')}
        </a>
      </nav>
    </>
  );
}
