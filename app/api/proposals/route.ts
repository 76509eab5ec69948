import { handleProposals } from '@/lib/public-api/server/handlers';
import { preflight } from '@/lib/public-api/server/http';

export const dynamic = 'force-dynamic';

export const POST = (request: Request): Promise<Response> => handleProposals(request);
export const OPTIONS = (): Response => preflight('POST, OPTIONS');
