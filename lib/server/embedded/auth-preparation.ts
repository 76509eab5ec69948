import type { Accounts } from './auth-accounts';
import { isUsableBody } from './auth-body';
import { readAuthRequest, textIn, unusableField } from './auth-requests';
import { readBearer } from './auth-user';
import type { Mutex } from './mutex';
import { comparePassword, hashPassword, nobodysHash } from './password-hashing';

/** Requests that compare or hash a password. */
const passwordPaths = new Set(['POST /auth/v1/signup', 'POST /auth/v1/token', 'PUT /auth/v1/user']);

export const isPasswordRequest = ({ method, url }: Request): boolean =>
  passwordPaths.has(`${method} ${new URL(url).pathname}`);

/**
 * Does the hashing of a request before its turn at the database. Only what is looked up for it takes turns; whatever
 * has changed by the request's own turn is computed anew then.
 */
export function createPasswordPreparation(accounts: Accounts) {
  return async (incoming: Request, exclusively: Mutex): Promise<void> => {
    const request = await readAuthRequest(incoming);
    const password = request ? textIn(request.body, 'password') : '';
    if (!request || password === '' || !isUsableBody(request.body) || unusableField(request)) return;
    switch (`${request.method} ${request.path}`) {
      case 'POST /signup':
        await hashPassword(password);
        return;
      case 'POST /token': {
        const owner = await exclusively(() => accounts.byAddress(textIn(request.body, 'email')));
        await comparePassword(password, owner?.hash || nobodysHash);
        return;
      }
      default: {
        const id = readBearer(request.copy())?.id ?? '';
        const own = await exclusively(() => accounts.byId(id));
        if (own && !(own.hash && (await comparePassword(password, own.hash)))) await hashPassword(password);
      }
    }
  };
}
