import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect } from '../fixtures';
import { decided } from '../frame/visitor';

type Messages = typeof import('@/messages/de.json');

/** The site's texts in a language. */
export function collectTexts(locale: Locale) {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages;
  return createTranslator({ locale, messages });
}

export const control = (page: Page, name: string): Locator => page.locator(`#contact-form [name="${name}"]`);
export const submit = (page: Page): Locator => page.locator('#contact-form button[type=submit]');

/** A new address for each test, so that its rows are found again. */
export const newAddress = (name: string): string =>
  `${name}-${Date.now()}-${Math.round(Math.random() * 1e6)}@visitor.example`;

/** Opens the contact page and waits until the form checks and sends in place. */
export async function openForm(page: Page, locale: Locale = 'de'): Promise<void> {
  await decided(page.context());
  await page.goto(localPath(locale, 'contact'));
  await page.mouse.move(8, 8);
  await expect(page.locator('#contact-form[data-live]')).toBeAttached();
}

export const message = (email: string) => ({
  topic: 'catering',
  message: 'Grillen für 60 Gäste\nam 12. Juni?',
  name: 'שירה Beispiel 🎉',
  email,
});

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'topic' || name === 'callbackWindow') await control(page, name).selectOption(value);
    else await control(page, name).fill(value);
  }
}

/** What was stored under an address. */
export async function readRows(email: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await serviceDatabase().from('contact_messages').select('*').eq('email', email);
  expect(error).toBeNull();
  return data ?? [];
}
