import { useEffect, useState } from 'react';
import { fetchEmbedConfig } from '@/lib/embeds/fetch-config';

/** The provider's film in a frame of its own policy, where the operator has set one up. */
export function ProviderFilm({ onPresent }: { onPresent: (present: boolean) => void }) {
  const [present, setPresent] = useState(false);

  useEffect(() => {
    let current = true;
    fetchEmbedConfig().then(({ film }) => {
      if (!current || !film) return;
      setPresent(true);
      onPresent(true);
    });
    return () => {
      current = false;
    };
  }, [onPresent]);

  return present ? <iframe src="/embed/film" title="Film" tabIndex={-1} /> : null;
}
