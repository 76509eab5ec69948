import { Field, TextInput } from '@/components/staff/fields';
import type { Metadata } from 'next';
import { staffPage } from '@/components/staff/staff-page';
import { Button } from '@/components/ui/button';
import { berlinDay } from '@/lib/base/berlin-day';
import { staffEndpoint } from '@/lib/staff/addresses';
import { readPageRequest } from '@/lib/staff/server/page-request';
import { staffTexts } from '@/lib/staff/texts';

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: staffTexts(locale)('export.title') };
}

const tables = ['inquiries', 'offers'] as const;

export default async function ExportPage() {
  return staffPage('export', async ({ t, locale }) => {
    const today = berlinDay(new Date());
    return (
      <div className="max-w-[42rem]">
        <h1 className="mb-3">{t('export.title')}</h1>
        <p className="mb-8 text-muted">{t('export.lead')}</p>
        <form method="get" action={staffEndpoint.export} className="grid gap-8">
          <input type="hidden" name="lng" value={locale} />
          <div className="desk-fields">
            <Field label={t('export.from')} required>
              <TextInput type="date" name="from" defaultValue={`${today.slice(0, 4)}-01-01`} />
            </Field>
            <Field label={t('export.to')} required>
              <TextInput type="date" name="to" defaultValue={today} />
            </Field>
          </div>
          {tables.map((name) => (
            <section key={name} className="desk-section" aria-labelledby={`export-${name}`}>
              <h2 id={`export-${name}`} className="mb-2">
                {t(`export.${name}`)}
              </h2>
              <p className="mb-4 text-muted" id={`export-${name}-text`}>
                {t(`export.${name}Text`)}
              </p>
              <Button type="submit" name="table" value={name} aria-describedby={`export-${name}`}>
                {t('export.download')}
              </Button>
            </section>
          ))}
        </form>
        <p className="desk-section mt-8 text-[0.9375rem] text-muted">{t('export.personal')}</p>
      </div>
    );
  });
}
