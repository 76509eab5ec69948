import { handleLanguage } from '@/lib/desk/server/language';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => handleLanguage(request);
