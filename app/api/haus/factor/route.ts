import { handleFactor } from '@/lib/desk/server/second-factor';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => handleFactor(request);
