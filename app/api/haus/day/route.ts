export { handleDay as POST } from '@/lib/desk/server/day';
