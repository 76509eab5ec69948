import { nativePanelId } from '@/lib/display/open-panel';
import { displaySettingIds, displaySettings } from '@/lib/display/settings';
import { Fold } from '../ui/fold';
import { NativeDialog } from '../ui/native-dialog';
import type { PanelTexts } from './accessibility-panel';

/**
 * The accessibility panel until scripts have run: its switches take effect at once and are stored by the boot script,
 * which stands in the page itself.
 */
export function NativePanel({ texts }: { texts: PanelTexts }) {
  return (
    <NativeDialog
      id={nativePanelId}
      title={texts.title}
      closeLabel={texts.close}
      className="sheet native-sheet"
    >
      <div className="needs-scripts">
        <h3 className="mt-8 mb-4 font-sans text-base tracking-normal text-muted">{texts.display}</h3>
        <ul className="grid grid-cols-2 gap-3">
          {displaySettingIds.map((id) => (
            <li key={id}>
              <label className="display-button">
                <input
                  type="checkbox"
                  className="check-box"
                  data-setting={displaySettings[id].className}
                  disabled={!displaySettings[id].available}
                />
                {texts.settings[id].label}
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10">
        {texts.topics.map(({ id, title, text, link }) => (
          <Fold key={id} name={nativePanelId} title={<span className="font-sans text-base">{title}</span>}>
            <p className="pb-5 text-muted">{text}</p>
            {link && (
              <a href={link.href} className="text-link mb-5 inline-block py-1">
                {link.label}
              </a>
            )}
          </Fold>
        ))}
      </div>
    </NativeDialog>
  );
}
