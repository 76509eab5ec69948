import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { KitchenWords } from '@/lib/inquiry/kitchen-day';
import type { KitchenCourse, KitchenItem, KitchenMatrix } from '@/lib/inquiry/kitchen-menu';
import type { KitchenSheet } from '@/lib/inquiry/kitchen-sheet';

type Props = { readonly sheet: KitchenSheet; readonly words: KitchenWords };

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`sheet-${id}`} className="min-w-0">
      <h2 id={`sheet-${id}`} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

const portions = ({ unit, portions: count }: KitchenItem, words: KitchenWords) =>
  unit === 'piece' ? words('pieces', { count }) : words('portions', { count });

function Course({ course, words }: { course: KitchenCourse; words: KitchenWords }) {
  return (
    <div className="mb-5">
      <h3 className="mb-1">{course.title}</h3>
      <ul className="desk-dishes">
        {course.items.map((item) => (
          <li key={item.id}>
            <span className="desk-portions">{portions(item, words)}</span>
            <span>
              {item.name}
              {item.conflicts.length > 0 && (
                <strong className="desk-replace">
                  {words('replace', { causes: item.conflicts.join(', ') })}
                </strong>
              )}
            </span>
          </li>
        ))}
        {course.open > 0 && (
          <li className="text-muted">
            <span />
            <span>{words('open', { count: course.open })}</span>
          </li>
        )}
      </ul>
      {course.isAssumed && <p className="text-[0.875rem] text-muted">{words('platedAssumed')}</p>}
    </div>
  );
}

function Matrix({ matrix, title }: { matrix: KitchenMatrix; title: string }) {
  return (
    <ScrollRegion as="figure" label={title} className="desk-scroll">
      <table className="desk-matrix">
        <thead>
          <tr>
            <td />
            {matrix.columns.map(({ code, name, kind }) => (
              <th key={`${kind} ${code}`} scope="col" abbr={name} title={name}>
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ name, has }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {matrix.columns.map(({ code, kind }, index) => (
                <td key={`${kind} ${code}`}>{has[index] ? '×' : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-[0.875rem] text-muted">
        {matrix.columns.map(({ code, name }) => `${code} ${name}`).join(' · ')}
      </p>
    </ScrollRegion>
  );
}

function Facts({ rows }: { rows: KitchenSheet['facts'] }) {
  return (
    <dl className="desk-facts">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lists({ sheet, words }: Props) {
  const dayNote = (day: number) => (day < 0 ? words('dayBefore') : day > 0 ? words('nextDay') : '');
  return (
    <div className="desk-sheet-pair">
      <Part id="timeline" title={words('timeline')}>
        <ol className="desk-dishes">
          {sheet.timeline.map(({ time, day, text }) => (
            <li key={`${day} ${time} ${text}`}>
              <span className="desk-portions">
                {time} {day !== 0 && <small>{dayNote(day)}</small>}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Part>
      <div className="desk-stack">
        {sheet.staff.length > 0 && (
          <Part id="staff" title={words('staff')}>
            <ul className="desk-dishes">
              {sheet.staff.map(({ role, count, from, until }) => (
                <li key={`${role} ${from}`}>
                  <span className="desk-portions">{words('shift', { count, from, until })}</span>
                  <span>{role}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {sheet.loading.length > 0 && (
          <Part id="loading" title={words('loading')}>
            <ul className="desk-dishes">
              {sheet.loading.map(({ item, quantity }) => (
                <li key={item}>
                  <span className="desk-portions">{quantity}</span>
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {sheet.agreed.length > 0 && (
          <Part id="agreed" title={words('agreed')}>
            <ul className="desk-dishes">
              {sheet.agreed.map(({ text, quantity }) => (
                <li key={text}>
                  <span className="desk-portions">{quantity}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}

/** Everything for kitchen, team and van, for the wall: allergies, portions, allergens, times, lists and cards. */
export function KitchenView({ sheet, words }: Props) {
  const cards = sheet.courses.flatMap(({ items }) => items);
  return (
    <article className="desk-sheet" data-kitchen>
      <section
        className="desk-allergies"
        aria-labelledby="sheet-allergies"
        data-none={sheet.allergies.isNone ? '' : undefined}
      >
        <h2 id="sheet-allergies">{sheet.allergies.title}</h2>
        <dl className="desk-facts">
          {sheet.allergies.rows.map(({ term, texts }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{texts.join('\n')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Facts rows={sheet.facts} />
      <Part id="menu" title={words('menu')}>
        {sheet.courses.map((course) => (
          <Course key={course.id} course={course} words={words} />
        ))}
        <p className="text-[0.875rem] text-muted">{sheet.traces}</p>
      </Part>
      {sheet.matrix.rows.length > 0 && (
        <Part id="matrix" title={words('matrix')}>
          <Matrix matrix={sheet.matrix} title={words('matrix')} />
        </Part>
      )}
      <Lists sheet={sheet} words={words} />
      {cards.length > 0 && (
        <section className="desk-page-break" aria-labelledby="sheet-cards">
          <h2 id="sheet-cards" className="mb-4">
            {words('cards')}
          </h2>
          <ul className="desk-cards">
            {cards.map(({ id, name, marks, facts }) => (
              <li key={id} className="desk-card">
                <p className="desk-card-name">{name}</p>
                <p className="text-[0.875rem]">{marks.join(' · ')}</p>
                <p className="text-[0.8125rem] text-muted">{facts}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
