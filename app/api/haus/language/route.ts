import { handleLanguage } from '@/lib/staff/server/language';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => handleLanguage(request);
