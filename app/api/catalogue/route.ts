import { handleCatalogue } from '@/lib/public-api/server/handlers';
import { preflight } from '@/lib/public-api/server/http';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => handleCatalogue(request);
export const OPTIONS = (): Response => preflight('GET, HEAD, OPTIONS');
