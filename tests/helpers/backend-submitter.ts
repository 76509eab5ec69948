/**
 * A site in a process of its own, for tests that kill it: takes inquiries through the real handler as fast as it can
 * and prints each reference only after the acknowledgement. Arguments: number of inquiries, how many at once.
 */
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { inquiryBody, inquiryPost } from './backend-draft';

const [total = 500, atOnce = 8] = process.argv.slice(2).map(Number);
let sent = 0;

async function visitor() {
  while (sent < total) {
    sent += 1;
    const context = { now: new Date(), address: `192.0.2.${sent % 250}`, stored: () => undefined };
    const response = await handleInquiry(inquiryPost(JSON.stringify(inquiryBody())), context);
    const { reference } = await response.json();
    if (response.status === 201) process.stdout.write(`${reference}\n`);
  }
}

await Promise.all(Array.from({ length: atOnce }, visitor));
