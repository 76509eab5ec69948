import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import type { BudgetSection } from '@/content/schema';
import { localPath } from '@/lib/i18n/address';
import { formatCents } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { describePrice } from '@/lib/plan/describe-price';
import { exampleCentsPerGuest, exampleDraft, examplePrice } from '@/lib/plan/example-budgets';
import { planKey } from '@/lib/plan/plan-key';
import { encodePlan } from '@/lib/plan/share-link';
import { buttonClass } from '../ui/button-class';
import { Figure } from '../ui/figure';
import { Fold } from '../ui/fold';
import { DataTable } from './data-table';
import { SectionHeading } from './section-heading';

/** A worked example: its total, then line by line as the configurator shows it, and the way to open it there. */
export async function Budget({ section, locale }: { section: BudgetSection; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'configurator' });
  const words = await getTranslations({ locale, namespace: 'budget' });
  const draft = exampleDraft(section.budget);
  const price = examplePrice(section.budget);
  const described = describePrice(price, { texts: catalogueTexts(locale), locale, t });
  const plan = await encodePlan(draft);
  if (!described) return null;
  const { lines, total, basis, sums } = described;
  const rows = [
    // What is hired by the hour besides has the same name.
    ...lines.map(({ name, detail, amount }, index) => [
      name === lines[index - 1]?.name ? words('byTheHour', { name }) : name,
      detail,
      amount,
    ]),
    ...[total, ...sums].map(({ term, text }) => [term, '', text]),
  ];
  return (
    <div className="wrap columns gap-y-8">
      <div className="col-span-12 lg:col-span-4">
        <SectionHeading {...section} />
        <p className="measure mt-5">{section.intro}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
          <Figure size="xl">{total.text}</Figure>
          <span className="figures text-muted">
            {words('perGuest', {
              price: formatCents(exampleCentsPerGuest(section.budget), locale),
              basis,
            })}
          </span>
        </p>
        <p className="measure mt-6 text-sm text-muted">{section.note}</p>
        <Link
          href={`${localPath(locale, 'configurator')}#${planKey}=${plan}`}
          className={`${buttonClass('outline')} mt-8`}
        >
          {words('open')}
        </Link>
      </div>
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        <Fold title={words('lines')} wideOpen>
          <DataTable
            caption={section.title}
            columns={[words('position'), words('quantity'), words('amount')]}
            rows={rows}
            total={lines.length}
          />
        </Fold>
      </div>
    </div>
  );
}
