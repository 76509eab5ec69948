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
    id: Defaulted<string>;
    day: string;
    kind: 'house' | 'delivery';
    state: 'option' | 'booked' | 'closed' | 'released' | 'expired';
    option_until: Timestamp | null;
    inquiry_id: string | null;
    note: Defaulted<string>;
    created_by_name: string | null;
    created_at: Defaulted<Timestamp>;
  };
  cancellations: {
    inquiry_id: string;
    key: string;
    cause: 'guest' | 'house' | 'deposit' | 'breach' | 'force_majeure';
    received_on: string;
    message: Defaulted<string>;
    cancelled_by_name: string;
    cancelled_at: Defaulted<Timestamp>;
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
    assignee: string | null;
    assignee_name: string | null;
    answered_at: Timestamp | null;
    answered_by_name: string | null;
    reminded_at: Timestamp | null;
    overdue_reminded_at: Timestamp | null;
  };
  drafts: {
    user_id: string;
    draft: Json | null;
    revision: Defaulted<number>;
    saved_at: Defaulted<Timestamp>;
  };
  inquiries: {
    id: Defaulted<string>;
    reference: string;
    idempotency_key: string;
    user_id: string | null;
    locale: string;
    email: string;
    name: string;
    catalogue_version: string;
    payload: Json;
    price: Json;
    shown_total_cents: number | null;
    server_total_cents: number | null;
    price_differs: Defaulted<boolean>;
    suspicious: Defaulted<boolean>;
    content_hash: string | null;
    event_day: string | null;
    state: Defaulted<
      | 'received'
      | 'in_progress'
      | 'offer_sent'
      | 'accepted'
      | 'declined'
      | 'withdrawn'
      | 'expired'
      | 'cancelled'
    >;
    created_at: Defaulted<Timestamp>;
    answer_by: Timestamp;
    last_contact_at: Defaulted<Timestamp>;
    assignee: string | null;
    assignee_name: string | null;
    decided_at: Timestamp | null;
    decided_by: 'house' | 'visitor' | null;
    decision_key: string | null;
    reminded_at: Timestamp | null;
    overdue_reminded_at: Timestamp | null;
    link_version: Defaulted<number>;
  };
  inquiry_events: {
    id: Defaulted<number>;
    inquiry_id: string;
    at: Defaulted<Timestamp>;
    actor: 'staff' | 'visitor' | 'system';
    actor_name: string | null;
    kind:
      | 'received'
      | 'taken'
      | 'released'
      | 'noted'
      | 'offer_sent'
      | 'offer_withdrawn'
      | 'accepted'
      | 'acceptance_refused'
      | 'declined'
      | 'withdrawn'
      | 'expired'
      | 'cancelled'
      | 'question'
      | 'day_held'
      | 'day_released'
      | 'reminded'
      | 'link_renewed';
    details: Defaulted<Json>;
  };
  inquiry_notes: {
    id: Defaulted<string>;
    inquiry_id: string;
    author: string | null;
    author_name: string;
    text: string;
    created_at: Defaulted<Timestamp>;
  };
  mail_outbox: {
    id: Defaulted<string>;
    kind: string;
    recipient: 'house' | 'visitor';
    locale: string;
    inquiry_id: string | null;
    contact_message_id: string | null;
    payload: Defaulted<Json>;
    attempts: Defaulted<number>;
    next_attempt_at: Defaulted<Timestamp>;
    locked_until: Timestamp | null;
    sent_at: Timestamp | null;
    abandoned_at: Timestamp | null;
    last_error: string | null;
    created_at: Defaulted<Timestamp>;
  };
  offer_acceptances: {
    offer_id: string;
    inquiry_id: string;
    version: number;
    name: string;
    terms_version: string;
    locale: string;
    shown: Json;
    accepted_at: Defaulted<Timestamp>;
  };
  offers: {
    id: Defaulted<string>;
    key: string;
    inquiry_id: string;
    version: number;
    body: Json;
    day: string | null;
    kind: 'house' | 'delivery';
    valid_until: string;
    total_cents: number;
    sent_by_name: string;
    sent_at: Defaulted<Timestamp>;
    state: Defaulted<'open' | 'superseded' | 'accepted' | 'declined' | 'expired' | 'withdrawn'>;
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
  'private.secrets': {
    name: string;
    value: string;
  };
  'private.staff': {
    user_id: string;
    name: string;
    role: Defaulted<'staff'>;
    added_at: Defaulted<Timestamp>;
  };
};
