import { handleOwnPlan } from '@/lib/account/server/account';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleOwnPlan(request);
}
