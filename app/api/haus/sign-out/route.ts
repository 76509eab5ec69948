import { handleSignOut } from '@/lib/staff/server/sign-out';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => handleSignOut(request);
