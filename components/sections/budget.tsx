import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import type { BudgetSection } from '@/content/schema';
import { localPath } from '@/lib/i18n/address';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { describePrice } from '@/lib/plan/describe-price';
import { exampleDraft, examplePrice } from '@/lib/plan/example-budgets';
import { planKey } from '@/lib/plan/plan-key';
import { encodePlan } from '@/lib/plan/share-link';
import { buttonClass } from '../ui/button-class';
import { DataTable } from './data-table';
import { SectionHeading } from './section-heading';

/** A worked example, line by line as the configurator shows it, and the way to open it there. */
export async function Budget({ section, locale }: { section: BudgetSection; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'configurator' });
  const words = await getTranslations({ locale, namespace: 'budget' });
  const described = describePrice(examplePrice(section.budget), { texts: catalogueTexts(locale), locale, t });
  const plan = await encodePlan(exampleDraft(section.budget));
  if (!described) return null;
  const { lines, total, basis, sums } = described;
  const rows = [
    ...lines.map(({ name, detail, amount }) => [name, detail, amount]),
    [words('total'), basis, total.text],
    ...sums.map(({ term, text }) => [term, '', text]),
  ];
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <p className="measure mt-6">{section.intro}</p>
      <div className="mt-7 md:mt-10">
        <DataTable
          caption={section.title}
          columns={[words('position'), words('quantity'), words('amount')]}
          rows={rows}
        />
      </div>
      <p className="measure mt-6 text-sm text-muted">{section.note}</p>
      <Link
        href={`${localPath(locale, 'configurator')}#${planKey}=${plan}`}
        className={`${buttonClass('outline')} mt-8`}
      >
        {words('open')}
      </Link>
    </div>
  );
}
