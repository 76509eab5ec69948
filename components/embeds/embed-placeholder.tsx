import { Button } from '../ui/button';
import type { EmbedTexts } from './embed-texts';

type Props = {
  texts: EmbedTexts;
  onOnce: () => void;
  onAlways: () => void;
};

/** Says who would load what, before anything of it is loaded: once for this visit, or always. */
export function EmbedPlaceholder({ texts, onOnce, onAlways }: Props) {
  return (
    <section className="embed-placeholder" aria-label={texts.title}>
      <p>{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onOnce}>
          {texts.once}
        </Button>
        <Button size="sm" onClick={onAlways}>
          {texts.always}
        </Button>
      </div>
    </section>
  );
}
