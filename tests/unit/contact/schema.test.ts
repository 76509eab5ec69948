import { describe, expect, test } from 'vitest';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { parseMessage } from '@/lib/contact/schema';
import { contactBody } from '@/tests/helpers/backend-contact';

const tomorrow = addDays(toIsoDay(new Date()), 1);

describe('what is wrong in a message', () => {
  const errorsIn = (changes: object, now = new Date()) => {
    const parsed = parseMessage(contactBody({ ...changes }), now);
    return parsed.ok ? {} : parsed.errors;
  };
  const callback = { callback: true, phone: '02151 1234' };

  test.each([
    [{ topic: 'bitcoin' }, { topic: 'topic.required' }],
    [{ name: ' \n ' }, { name: 'name.required' }],
    [{ name: '\u3164\u200b' }, { name: 'name.required' }],
    [{ email: '' }, { email: 'email.required' }],
    [{ message: '' }, { message: 'message.required' }],
    [{ message: 'x'.repeat(3_001) }, { message: 'text.tooLong' }],
    [{ callback: true }, { phone: 'phone.forCallback' }],
    [{ phone: 'call me' }, { phone: 'phone.invalid' }],
    [{ ...callback, callbackDay: '2020-01-01' }, { callbackDay: 'callbackDay.past' }],
    [{ ...callback, callbackDay: '2026-02-30' }, { callbackDay: 'callbackDay.invalid' }],
    [{ ...callback, callbackDay: addDays(tomorrow, 90) }, { callbackDay: 'callbackDay.tooFar' }],
    [{ ...callback, callbackWindow: '22-24' }, { callbackWindow: 'callbackWindow.invalid' }],
  ])('is named by field: %o', (changes, errors) => {
    expect(errorsIn(changes)).toEqual(errors);
  });

  test('includes an hour that is over today in Germany', () => {
    const ask = (callbackWindow: string, at: string) =>
      errorsIn({ ...callback, callbackDay: '2026-07-01', callbackWindow }, new Date(`2026-07-01T${at}:30Z`));
    expect(ask('10-12', '10:30')).toEqual({ callbackWindow: 'callbackWindow.past' });
    expect(ask('12-14', '10:30')).toEqual({});
    expect(ask('', '20:30')).not.toEqual({});
  });
});
