import 'server-only';
import { answerOwner } from '@/lib/server/session/owner';
import { readDraft } from './draft-repository';
import { isAddressProven } from './identity';
import { ownAcceptances, ownInquiries, ownMessages, ownOffers } from './repository';

/**
 * Answers `GET /api/account/export`: everything that is stored about the person who is signed in, as a JSON file
 * (GDPR, Art. 15 and 20).
 */
export function handleExport(request: Request): Promise<Response> {
  return answerOwner(request, async ({ user }) => {
    const [draft, inquiries, offers, acceptances, messages, addressProven] = await Promise.all([
      readDraft(user.id),
      ownInquiries(user.id),
      ownOffers(user.id),
      ownAcceptances(user.id),
      ownMessages(user.id),
      isAddressProven(user.id, user.email ?? ''),
    ]);
    const { id, email, created_at: createdAt, last_sign_in_at: lastSignInAt, user_metadata: data } = user;
    const content = {
      exportedAt: new Date().toISOString(),
      account: { id, email, createdAt, lastSignInAt, addressProven, data },
      draft,
      inquiries,
      offers,
      acceptances,
      messages,
    };
    return new Response(`${JSON.stringify(content, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="seegut-export.json"',
        'Cache-Control': 'no-store',
      },
    });
  });
}
