import { useTranslations } from 'next-intl';
import { useNoticeText } from '@/components/configurator/shell/notices';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { usePrice, useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import type { Engine } from '@/lib/plan/engine';
import type { NoticeCode } from '@/lib/plan/notices';

/** What there is to know about hours. */
const hourNotices: readonly NoticeCode[] = ['serviceEnds', 'hoursFollow', 'hoursShortened', 'outsideHours'];

/** The day from the first guest to the last crate, as begin, end and the kind of catering make it. */
export function DayTimeline({ engine }: { engine: Engine }) {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const noticeText = useNoticeText();
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const price = usePrice();
  if (!plan?.cateringType) return null;
  const { event } = plan;
  const moments = engine.dayTimeline(draft, plan);
  const shifts = engine.dayShifts(draft, plan);
  const notices = price?.notices.filter(({ code }) => hourNotices.includes(code)) ?? [];
  const nameOf = (id: string) => texts.items[id] ?? id;
  return (
    <section aria-labelledby="day-title" className="day" data-day-timeline>
      <h2 id="day-title" className="text-2xl">
        {t('day.title')}
      </h2>
      <p className="measure mt-1 text-sm text-muted">{t('day.text')}</p>
      <ol className="day-moments">
        {moments.map((moment) => {
          const { time, day } = engine.clockTime(moment.minutes);
          return (
            <li key={`${moment.code}${moment.minutes}${'service' in moment ? moment.service : ''}`}>
              <span className="day-time figures">
                <span>{time}</span>
                {day > 0 && <small className="sr-only"> {t('day.nextDay')}</small>}
              </span>
              <span>
                {moment.code === 'ends'
                  ? t('day.at.ends', { item: nameOf(moment.service) })
                  : t(`day.at.${moment.code}`)}
              </span>
            </li>
          );
        })}
      </ol>
      <div role="status" className="mt-5 text-sm text-muted">
        {shifts.length > 0 && (
          <ul data-shifts>
            {shifts.map(({ service, count, from, until }) => (
              <li key={`${service}${until}`} className="figures py-0.5">
                {t('day.until', {
                  item: count > 1 ? t('day.shift', { count, item: nameOf(service) }) : nameOf(service),
                  from: engine.clockTime(from).time,
                  until: engine.clockTime(until).time,
                })}
              </li>
            ))}
          </ul>
        )}
        <p className="figures mt-2 font-medium text-text">{t('day.hours', { hours: event.durationHours })}</p>
        {notices.map((notice) => (
          <p
            key={`${notice.code}${JSON.stringify(notice.params)}`}
            data-day-notice={notice.code}
            className={`measure mt-3 border-l-2 pl-4 ${notice.code === 'hoursFollow' ? 'border-line' : 'border-ember text-text'}`}
          >
            {noticeText(notice)}
          </p>
        ))}
      </div>
    </section>
  );
}
