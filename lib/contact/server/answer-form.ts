import type { Locale } from '@/content/locales';
import { escapeHtml } from '@/lib/base/html';
import { callbackHours, callbackWindows } from '@/lib/contact/callback-windows';
import type { ContactErrors, ContactField } from '@/lib/contact/error-codes';
import { contactTopics } from '@/lib/contact/topics';
import { localPath } from '@/lib/i18n/address';
import type { Translator } from '@/lib/i18n/translator';

type Fields = Readonly<Record<string, unknown>>;

type Form = {
  readonly t: Translator;
  readonly fields: Fields;
  readonly errors: ContactErrors;
};

const typed = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

type Parts = {
  readonly help?: string;
  readonly optional?: boolean;
  readonly control: (attributes: string) => string;
};

/** Label, help, control and error, tied together. */
function field({ t, errors }: Form, name: ContactField, label: string, parts: Parts): string {
  const { help, optional = false, control } = parts;
  const code = errors[name];
  const describedBy = [help && `${name}-help`, code && `${name}-error`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    describedBy && `aria-describedby="${describedBy}"`,
    code && 'aria-invalid="true"',
    !optional && 'required',
  ];
  return `<div class="field">
<label for="${name}">${escapeHtml(label)}${optional ? ` <span class="muted">(${escapeHtml(t('contact.form.optional'))})</span>` : ''}</label>
${help ? `<p class="help" id="${name}-help">${escapeHtml(help)}</p>` : ''}
${control(attributes.filter(Boolean).join(' '))}
${code ? `<p class="error" id="${name}-error">${escapeHtml(t(`contact.errors.${code}`))}</p>` : ''}
</div>`;
}

const input = (form: Form, name: ContactField, type: string, autocomplete: string) => (attributes: string) =>
  `<input type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(typed(form.fields, name))}" ${attributes}>`;

function select(
  form: Form,
  name: ContactField,
  options: readonly (readonly [value: string, label: string])[],
) {
  const chosen = typed(form.fields, name);
  const entries = options.map(
    ([value, label]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return (attributes: string) => `<select ${attributes}>${entries.join('')}</select>`;
}

function callbackPart(form: Form): string {
  const { t, fields } = form;
  const { opens, closes } = callbackHours;
  const windows = callbackWindows.map(
    ({ id, from, to }) => [id, t('contact.form.callbackWindow.option', { from, to })] as const,
  );
  return `<fieldset><legend>${escapeHtml(t('contact.form.callback.legend'))}</legend>
<label class="check"><input type="checkbox" id="callback" name="callback"${typed(fields, 'callback') ? ' checked' : ''} aria-describedby="callback-help"><span>${escapeHtml(t('contact.form.callback.label'))}</span></label>
<p class="help" id="callback-help">${escapeHtml(t('contact.form.callback.help', { opens, closes }))}</p>
${field(form, 'callbackDay', t('contact.form.callbackDay.label'), { optional: true, control: input(form, 'callbackDay', 'date', 'off') })}
${field(form, 'callbackWindow', t('contact.form.callbackWindow.label'), { optional: true, control: select(form, 'callbackWindow', [['', t('contact.form.callbackWindow.any')], ...windows]) })}
</fieldset>`;
}

/** The form once more, with everything that was typed and what is wrong with it; for visitors without scripts. */
export function answerForm(t: Translator, locale: Locale, fields: Fields, errors: ContactErrors): string {
  const form: Form = { t, fields, errors };
  const topics = contactTopics.map((topic) => [topic, t(`contact.form.topic.${topic}`)] as const);
  return `<form action="/api/contact" method="post" novalidate>
<input type="hidden" name="locale" value="${locale}">
<label class="away" aria-hidden="true">${escapeHtml(t('contact.form.website'))}<input name="website" tabindex="-1" autocomplete="off" value="${escapeHtml(typed(fields, 'website'))}"></label>
${field(form, 'topic', t('contact.form.topic.label'), { control: select(form, 'topic', [['', t('contact.form.topic.placeholder')], ...topics]) })}
${field(form, 'message', t('contact.form.message.label'), { help: t('contact.form.message.help'), control: (attributes) => `<textarea rows="7" maxlength="6000" ${attributes}>\n${escapeHtml(typed(fields, 'message'))}</textarea>` })}
${field(form, 'name', t('contact.form.name.label'), { control: input(form, 'name', 'text', 'name') })}
${field(form, 'email', t('contact.form.email.label'), { control: input(form, 'email', 'email', 'email') })}
${field(form, 'phone', t('contact.form.phone.label'), { help: t('contact.form.phone.help'), optional: !typed(fields, 'callback'), control: input(form, 'phone', 'tel', 'tel') })}
${callbackPart(form)}
<p class="help">${escapeHtml(t('contact.form.privacy'))} <a href="${escapeHtml(localPath(locale, 'privacy'))}">${escapeHtml(t('contact.form.privacyLink'))}</a></p>
<button type="submit">${escapeHtml(t('contact.form.send'))}</button>
</form>`;
}
