import { handleDraftClear, handleDraftRead, handleDraftWrite } from '@/lib/account/server/draft';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleDraftRead(request);
}

export function PUT(request: Request): Promise<Response> {
  return handleDraftWrite(request);
}

export function DELETE(request: Request): Promise<Response> {
  return handleDraftClear(request);
}
