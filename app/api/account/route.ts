import { after } from 'next/server';
import { handleAccount, handleDelete } from '@/lib/account/server/account';
import { sweepOutbox } from '@/lib/jobs/sweeper';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleAccount(request);
}

export function DELETE(request: Request): Promise<Response> {
  after(sweepOutbox);
  return handleDelete(request);
}
