import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventDay } from '@/lib/base/event-day';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { defaultDraft } from '@/lib/plan/draft';
import de from '@/messages/de.json';
import { stubBrowser } from '../frame/browser-stub';

beforeEach(() => {
  stubBrowser();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const context = {
  ...planContext('de'),
  t: createTranslator({ locale: 'de', messages: de, namespace: 'configurator' }),
  noticeText: () => '',
};

const lines = (file: string | null) => (file ?? '').replace(/\r\n /g, '').split('\r\n');

describe('the calendar entry of a plan', () => {
  it('has an end, and says that it is assumed, while the end is open', async () => {
    const { draftStore } = await import('@/lib/plan/browser/draft-store');
    const { planCalendar } = await import('@/components/configurator/plan/make-plan');
    const details = { ...defaultDraft().details, date: eventDay('2027-06-12') };
    draftStore.set({ ...defaultDraft(), details });
    const open = lines(planCalendar(context)).join('\n');
    expect(open).toMatch(/DTEND;TZID=Europe\/Berlin:2027061\d/);
    expect(open).toContain('Zeiten angenommen');
    draftStore.set({
      ...defaultDraft(),
      timeChosen: true,
      details: { ...details, time: '17:00', timeEnd: '02:00' },
    });
    const fixed = lines(planCalendar(context)).join('\n');
    expect(fixed).toContain('DTEND;TZID=Europe/Berlin:20270613T020000');
    expect(fixed).not.toContain('Zeiten angenommen');
  });
});
