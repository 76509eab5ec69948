import type { StaffTexts } from '@/lib/desk/texts';
import type { PlanRow, PlanSection } from '@/lib/plan/describe';
import type { PlanPrice } from '@/lib/plan/describe-price';
import type { DescribedVariant } from '@/lib/plan/describe-variants';

function Rows({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <dl className="desk-facts">
      {rows.map(({ id, label, values }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {values.map(({ text, note }) => (
              <span key={`${text} ${note ?? ''}`} className="block">
                {text}
                {note && <small>{note}</small>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What can harm a guest, before everything else. */
export function Allergies({ t, section }: { t: StaffTexts; section: PlanSection | undefined }) {
  if (!section) {
    return (
      <p className="desk-allergies" data-none="">
        {t('inquiry.noAllergies')}
      </p>
    );
  }
  return (
    <section className="desk-allergies" aria-labelledby="allergies">
      <h2 id="allergies">{section.title}</h2>
      <Rows rows={section.rows} />
    </section>
  );
}

export function PlanSections({ sections }: { sections: readonly PlanSection[] }) {
  return sections.map(({ id, title, rows }) => (
    <section key={id} className="desk-section" aria-labelledby={`plan-${id}`}>
      <h2 id={`plan-${id}`} className="mb-4">
        {title}
      </h2>
      <Rows rows={rows} />
    </section>
  ));
}

export function PlanPriceView({ t, price }: { t: StaffTexts; price: PlanPrice }) {
  return (
    <section className="desk-section" aria-labelledby="plan-price">
      <h2 id="plan-price" className="mb-3">
        {t('inquiry.price')}
      </h2>
      <dl className="desk-amounts">
        {price.lines.map(({ name, detail, amount }) => (
          <div key={`${name} ${detail}`}>
            <dt>
              {name} <span className="block text-xs text-muted">{detail}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-total>
          <dt>
            {price.total.term} <span className="text-xs font-normal text-muted">{price.basis}</span>
          </dt>
          <dd>{price.total.text}</dd>
        </div>
        {price.sums.map(({ term, text }) => (
          <div key={term} className="text-sm text-muted">
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Other menus for the same event that were asked for with the plan, each folded away below its total. */
export function PlanVariants({ t, variants }: { t: StaffTexts; variants: readonly DescribedVariant[] }) {
  if (variants.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="plan-variants" data-plan-variants>
      <h2 id="plan-variants" className="mb-3">
        {t('inquiry.variants')}
      </h2>
      {variants.map(({ name, sections, price }) => (
        <details key={name} className="border-t border-line py-2">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4">
            <span>{name}</span>
            {price && (
              <span className="figures">
                {price.total.text} <span className="text-xs text-muted">{price.basis}</span>
              </span>
            )}
          </summary>
          {sections.map(({ id, title, rows }) => (
            <div key={id} className="my-4">
              <h3 className="mb-2">{title}</h3>
              <Rows rows={rows} />
            </div>
          ))}
        </details>
      ))}
    </section>
  );
}
