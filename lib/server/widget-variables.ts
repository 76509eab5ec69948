import type { widgetNames } from '@/content/embeds';

type Upper<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${Upper<Tail>}`
  : Uppercase<Name>;

type Part = 'SCRIPT' | 'ID' | 'HOSTS';

/** Names of the environment variables that put a widget to use, for example `EVENT_CATERER_WIDGET_SCRIPT`. */
export type WidgetVariable = `${Upper<(typeof widgetNames)[number]>}_WIDGET_${Part}`;

/** The name of one of a widget's three variables. */
export function widgetVariable(name: (typeof widgetNames)[number], part: Part): WidgetVariable {
  return `${name.replaceAll('-', '_').toUpperCase()}_WIDGET_${part}` as WidgetVariable;
}
