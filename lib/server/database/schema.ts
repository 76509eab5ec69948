import type { ColumnType } from 'kysely';

// Written by `npm run schema` from supabase/migrations; a test compares.

type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** Tables by name; those of `private` with their schema. */
export type Schema = {
  bookings: {
    day: string;
    kind: 'house' | 'delivery';
    slot: Defaulted<number>;
    inquiry_id: string | null;
    until: string | null;
    note: Defaulted<string>;
  };
  contact_messages: {
    id: Defaulted<string>;
    reference: string;
    idempotency_key: string;
    user_id: string | null;
    locale: string;
    topic: string;
    name: string;
    email: string;
    phone: Defaulted<string>;
    message: string;
    callback: Defaulted<boolean>;
    callback_day: string | null;
    callback_window: string | null;
    suspicious: Defaulted<boolean>;
    created_at: Defaulted<Timestamp>;
    answer_by: Timestamp;
    answered_at: Timestamp | null;
    answered_by_name: string | null;
  };
  drafts: {
    user_id: string;
    draft: Json | null;
    revision: Defaulted<number>;
    saved_at: Defaulted<Timestamp>;
  };
  entries: {
    id: Defaulted<number>;
    inquiry_id: string;
    at: Defaulted<Timestamp>;
    author: 'guest' | 'house';
    name: string;
    kind:
      | 'submit'
      | 'answer'
      | 'withdraw'
      | 'agree'
      | 'day_taken'
      | 'no'
      | 'decline'
      | 'cancel'
      | 'sign'
      | 'write'
      | 'note'
      | 'renew_link';
    version: number | null;
    text: Defaulted<string>;
    key: string | null;
  };
  inquiries: {
    id: Defaulted<string>;
    reference: string;
    idempotency_key: string;
    content_hash: string;
    user_id: string | null;
    locale: string;
    email: string;
    name: string;
    suspicious: Defaulted<boolean>;
    shown_cents: number | null;
    created_at: Defaulted<Timestamp>;
    answer_by: Timestamp | null;
    last_contact_at: Defaulted<Timestamp>;
    link_version: Defaulted<number>;
    sent: number;
    offered: number | null;
    agreed: number | null;
    signed_at: Timestamp | null;
    closed_by: 'guest' | 'house' | null;
    closed_at: Timestamp | null;
    current: Defaulted<number>;
    state: Defaulted<string>;
  };
  mail_outbox: {
    id: Defaulted<string>;
    key: string | null;
    kind: string;
    recipient: 'house' | 'visitor';
    locale: string;
    inquiry_id: string | null;
    contact_message_id: string | null;
    version: number | null;
    payload: Defaulted<Json>;
    attempts: Defaulted<number>;
    next_attempt_at: Defaulted<Timestamp>;
    locked_until: Timestamp | null;
    sent_at: Timestamp | null;
    abandoned_at: Timestamp | null;
    last_error: string | null;
    created_at: Defaulted<Timestamp>;
  };
  proven_addresses: {
    user_id: string;
    email: string;
    proven_at: Defaulted<Timestamp>;
  };
  rate_limits: {
    bucket: string;
    window_start: Timestamp;
    count: number;
  };
  used_links: {
    hash: string;
    used_at: Defaulted<Timestamp>;
  };
  versions: {
    inquiry_id: string;
    number: number;
    key: string;
    author: 'guest' | 'house';
    author_name: string;
    plan: Json;
    terms: Json | null;
    price: Json;
    catalogue: string;
    kind: 'house' | 'delivery';
    day: string | null;
    days: number;
    guests: number;
    total_cents: number | null;
    valid_until: string | null;
    created_at: Defaulted<Timestamp>;
  };
};
