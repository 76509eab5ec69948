import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CateringTypeId, cateringTypes } from '@/content/catering/choices';
import { printPath } from '@/content/engravings';
import { typePlates } from '@/content/type-plates';
import type { Block } from '@/lib/mail/blocks';
import type { Attachment } from '@/lib/mail/email-message';
import type { DescribeContext } from '@/lib/plan/describe';

const files = new Map<string, Uint8Array>();

function readPlate(type: CateringTypeId): Uint8Array {
  const path = printPath(typePlates[type], 'mail');
  const known = files.get(path) ?? new Uint8Array(readFileSync(join(process.cwd(), 'public', path)));
  files.set(path, known);
  return known;
}

/** The engraving of a kind of catering, as a block of a mail and the file that comes with it; nothing without a kind. */
export function mailPlate(
  type: string | null,
  { t, texts }: DescribeContext,
): { readonly blocks: readonly Block[]; readonly attachments: readonly Attachment[] } {
  const known = cateringTypes.find((id) => id === type);
  if (!known) return { blocks: [], attachments: [] };
  const contentId = `plate-${known}@seegut`;
  return {
    blocks: [
      {
        kind: 'picture',
        contentId,
        label: t('described.engraving', { name: texts.types[known].name }),
        width: 280,
        height: 210,
      },
    ],
    attachments: [{ name: `${known}.png`, type: 'image/png', content: readPlate(known), contentId }],
  };
}
