import fc from 'fast-check';
import { hostileTargets } from './paths';

/** The interface of sign-in: what it has, what it must not offer, and what is none of it. */
export const authTargets = fc.oneof(
  fc.constantFrom(
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/auth/v1/verify',
    '/auth/v1/user',
    '/auth/v1/logout?scope=global',
    '/auth/v1/settings',
    '/auth/v1/health',
  ),
  fc.constantFrom(
    '/auth/v1/admin/users',
    '/auth/v1/admin/users/1',
    '/auth/v1/admin/generate_link',
    '/auth/v1/otp',
    '/auth/v1/magiclink',
    '/auth/v1/invite',
    '/auth/v1/authorize?provider=google&redirect_to=//evil.example',
    '/auth/v1/callback?code=x',
    '/auth/v1/sso',
    '/auth/v1/factors',
    '/auth/v1/token',
    '/auth/v1/token?grant_type=__proto__',
    '/auth/v1/.well-known/jwks.json',
    '/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example',
    '/auth/v1/%2e%2e/rest/v1/inquiries',
  ),
  hostileTargets('/auth/v1'),
);

/** What the staff's desk asks for, and what is none of it. */
export const staffTargets = fc.oneof(
  fc
    .constantFrom('take', 'release', 'note', 'hold', 'decline', 'draft', 'offer', 'event.ics', 'offer.pdf')
    .map((action) => `/api/haus/inquiries/SG-2026-7KQ4M/${action}`),
  fc.constantFrom(
    '/api/haus/day?day=2027-08-14',
    '/api/haus/export?table=inquiries&from=2026-01-01&to=2030-01-01',
    '/api/haus/messages/SK-2026-7KQ4M',
    '/api/haus/language',
  ),
  hostileTargets('/api/haus'),
);
