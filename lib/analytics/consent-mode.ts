import type { ConsentChoice } from '@/lib/consent/consent';

type Signal = 'granted' | 'denied';

export type ConsentSignals = Readonly<
  Record<
    | 'ad_storage'
    | 'ad_user_data'
    | 'ad_personalization'
    | 'analytics_storage'
    | 'functionality_storage'
    | 'personalization_storage',
    Signal
  >
>;

const signal = (allowed: boolean): Signal => (allowed ? 'granted' : 'denied');

/**
 * Consent Mode v2 signals of a choice: marketing grants the ad signals, statistics analytics storage,
 * preferences functionality and personalisation. One category never grants another's signal.
 * Source: Google, "Consent mode overview", consent types.
 */
export function consentSignals(choice: ConsentChoice): ConsentSignals {
  return {
    ad_storage: signal(choice.marketing),
    ad_user_data: signal(choice.marketing),
    ad_personalization: signal(choice.marketing),
    analytics_storage: signal(choice.statistics),
    functionality_storage: signal(choice.preferences),
    personalization_storage: signal(choice.preferences),
  };
}
