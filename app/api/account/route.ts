import { handleAccount, handleDelete } from '@/lib/account/account';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleAccount(request);
}

export function DELETE(request: Request): Promise<Response> {
  return handleDelete(request);
}
