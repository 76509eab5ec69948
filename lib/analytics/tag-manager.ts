import { consentSignals } from './consent-mode';
import { allowsAnalytics, type ConsentSource } from './when-allowed';

export type AnalyticsHost = {
  /** Appends to Tag Manager's queue (`window.dataLayer`). */
  readonly push: (entry: unknown) => void;
  /** The operator's container; undefined when there is none, or when it cannot be had now. */
  readonly container: () => Promise<string | undefined>;
  /** Adds the container's script to the page. */
  readonly load: (address: string) => void;
  /** Loads the page anew: a running container can only be stopped that way. */
  readonly restart: () => void;
};

/**
 * Loads Tag Manager at most once, and only while statistics or marketing is allowed. Before the script, Consent Mode v2 is
 * set to denied and then to the choice; later choices are passed on. When nothing is allowed any more the page starts anew
 * without it.
 * @returns ends the listening (the container itself stays)
 */
export function startAnalytics(consent: ConsentSource, host: AnalyticsHost): () => void {
  let loaded = false;
  let ended = false;

  async function follow(): Promise<void> {
    if (loaded) {
      const choice = consent.get();
      command('consent', 'update', consentSignals(choice));
      if (!allowsAnalytics(choice)) host.restart();
      return;
    }
    if (!allowsAnalytics(consent.get())) return;
    const id = await host.container();
    // The choice may have changed meanwhile, and the other call may have come first.
    const choice = consent.get();
    if (id === undefined || loaded || ended || !allowsAnalytics(choice)) return;
    loaded = true;
    command(
      'consent',
      'default',
      consentSignals({ preferences: false, statistics: false, marketing: false }),
    );
    command('consent', 'update', consentSignals(choice));
    host.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    host.load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  }

  /** Tag Manager tells commands from events by the `arguments` object, so an array will not do. */
  function command(..._entries: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    host.push(arguments);
  }

  void follow();
  const unsubscribe = consent.subscribe(() => void follow());
  return () => {
    ended = true;
    unsubscribe();
  };
}
