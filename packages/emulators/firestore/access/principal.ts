import { ApiError } from '../errors.ts';
import { isObject, type JsonObject } from '../json.ts';

/**
 * The sender of a request: the owner (who bypasses the rules), a user with a token, or a visitor.
 */
export type Principal =
  | { readonly kind: 'owner' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: JsonObject };

/**
 * Parses the `Authorization` header. The signature and expiry of a token are not checked.
 * @throws {ApiError} if the header is malformed or the token is invalid, as in production
 */
export function parsePrincipal(authorization: string | undefined): Principal {
  if (authorization === undefined || authorization === '') return { kind: 'visitor' };
  const token = /^Bearer\s+(\S+)$/.exec(authorization)?.[1];
  if (token === undefined) {
    throw new ApiError(
      'PERMISSION_DENIED',
      'The Authorization header is not "Bearer" and a token.',
    );
  }
  if (token === 'owner') return { kind: 'owner' };
  const payload = parsePayload(token);
  const uid = payload?.user_id ?? payload?.sub;
  if (!payload || typeof uid !== 'string' || uid === '') {
    throw new ApiError(
      'UNAUTHENTICATED',
      'The Authorization header is neither "Bearer owner" nor an ID token with a user id.',
    );
  }
  return { kind: 'user', uid, token: payload };
}

function parsePayload(token: string): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
