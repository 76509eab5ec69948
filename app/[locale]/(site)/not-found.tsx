import { NotFound } from '@/components/frame/not-found';

export default function SiteNotFound() {
  return <NotFound />;
}
