export { handleSignOut as POST } from '@/lib/desk/server/sign-out';
