import type { TableSection } from '@/content/schema';
import { DataTable } from './data-table';
import { SectionHeading } from './section-heading';

export function Table({ section }: { section: TableSection }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      {section.intro && <p className="measure mt-5">{section.intro}</p>}
      <div className="mt-6">
        <DataTable caption={section.title} columns={section.columns} rows={section.rows} />
      </div>
      {section.note && <p className="measure mt-6 text-sm text-muted">{section.note}</p>}
    </div>
  );
}
