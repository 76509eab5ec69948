import { type WidgetName, widgetNames, widgets } from '@/content/embeds';
import { filmDocument, widgetDocument } from '@/lib/embeds/frame-document';
import { filmPolicy, widgetPolicy } from '@/lib/embeds/frame-policy';
import { widgetSettings } from '@/lib/embeds/settings';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ widget: string }> };

/** The frame of one third party with a policy of its own; 404 for parties that are not set up. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { widget: name } = await params;
  const film = env().HERO_VIDEO_URL;
  if (name === 'film' && film) return framed(filmDocument(film), filmPolicy([new URL(film).origin]));
  if (!isWidgetName(name)) return missing();
  const settings = widgetSettings(name, env());
  if (!settings) return missing();
  return framed(widgetDocument(widgets[name], settings), widgetPolicy(settings.origins));
}

function isWidgetName(name: string): name is WidgetName {
  return widgetNames.some((known) => known === name);
}

const missing = () => new Response(null, { status: 404 });

function framed(html: string, policy: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    },
  });
}
