import { notFound } from 'next/navigation';

/** Addresses that there is no page for get the staff's own, with its policy. */
export default function Unknown() {
  notFound();
}
