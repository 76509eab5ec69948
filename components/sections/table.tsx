import type { TableSection } from '@/content/schema';
import { DataTable } from './data-table';
import { Detail } from './detail';

export function Table({ section }: { section: TableSection }) {
  return (
    <Detail section={section} isOpen={section.isOpen}>
      {section.intro && <p className="measure mb-5">{section.intro}</p>}
      <DataTable caption={section.title} columns={section.columns} rows={section.rows} />
      {section.note && <p className="measure mt-5 text-muted">{section.note}</p>}
    </Detail>
  );
}
