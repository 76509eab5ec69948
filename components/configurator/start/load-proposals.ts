/** Rules, prices and cards of the proposals; nothing of them is needed before somebody answers. */
export const loadProposals = () => import('@/components/configurator/start/proposals');
