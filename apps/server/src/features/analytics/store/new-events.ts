import type { AnalyticsEvent } from '@palm/contract/entities';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';

export type NewEvent = AnalyticsEvent & { readonly created_at: Date };

/**
 * Adds the events in their order, as one parameter: the statement is the same for one event and for thousands, so it is
 * prepared once. A tab may still hold the token of a deleted account: its events are stored without a user.
 */
export async function addEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    insert into app_analytics (event_type, user_id, session_id, page_path, user_agent, metadata, created_at)
    select event_type, u.id, session_id, page_path, user_agent, metadata, e.created_at
    from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (
      event_type text, user_id uuid, session_id uuid, page_path text, user_agent text, metadata jsonb,
      created_at timestamptz)) with ordinality as e
      (event_type, user_id, session_id, page_path, user_agent, metadata, created_at, place)
      left join users u on u.id = e.user_id
    order by place`);
}
