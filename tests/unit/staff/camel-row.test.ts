import { expect, it } from 'vitest';
import { camelRow } from '@/lib/server/database/camel-row';

it('gives the columns of a row the names of the code and keeps their values', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const row = camelRow({
    id: 7,
    created_at: at,
    server_total_cents: null,
    payload: { event_type: 'wedding' },
  });
  expect(row).toEqual({
    id: 7,
    createdAt: at,
    serverTotalCents: null,
    payload: { event_type: 'wedding' },
  });
  expect(row.createdAt).toBe(at);
});
