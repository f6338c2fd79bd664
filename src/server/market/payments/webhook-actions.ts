import { sql } from 'kysely'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import { transact, type Db } from '../../platform/db.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Server } from '../../platform/server.ts'
import { applyInvoice, applySubscription, type Applied } from '../apply-actions.ts'
import type { PaymentEvent, PaymentNews } from './driver.ts'
import { messages } from './messages.ts'

/** Providers send an event again for some days; what it was is of use for some weeks more. */
const KEEP_DAYS = 90
const AT_ONCE = 5000

/** `known`: it has counted before. `unrelated`: it is about nothing of ours. `doubled`: they pay for two plans now. */
export type EventResult = Applied | 'known' | 'unrelated' | 'doubled'

/** Another one has read it later, by its own clock: the event is not taken, and how things stand is read again. */
export class NewerKnown extends Refusal {
  constructor() {
    super('unavailable', messages.newerKnown, { retryAfterSeconds: 60 })
  }
}

export async function isKnownEvent(db: Db, provider: string, { id }: PaymentEvent): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

interface ReadEvent {
  provider: string
  event: PaymentEvent
  news: PaymentNews
  /** The time before it was read. */
  readAt: Date
  now: Date
}

/** The event and what follows from it are one transaction: it counts once, or not at all and is sent again. */
export async function takeEvent(
  server: Pick<Server, 'db' | 'config'>,
  { provider, event, news, readAt, now }: ReadEvent,
): Promise<EventResult> {
  return transact(server.db.write, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_events')
      .values({ provider, event_id: event.id, kind: event.kind, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return 'known'
    const { subscription: state, invoice } = news
    const results: Applied[] = []
    if (state !== null) {
      const result = await applySubscription(trx, server, { provider, state, readAt, now })
      if (result === 'old') throw new NewerKnown()
      results.push(result)
    }
    // After it: the receipt names the plan and how long it lasts.
    if (invoice !== null) results.push(await applyInvoice(trx, server, { provider, invoice, now }))
    if (state !== null && (await paysTwice(trx, provider, state.customerId))) return 'doubled'
    return results.find((result) => result === 'applied') ?? results[0] ?? 'unrelated'
  })
}

/** Two checkouts can't both be paid; should it happen all the same, an operator has to know. */
async function paysTwice(trx: Db, provider: string, customerId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('subscriptions')
    .innerJoin('payment_customers', 'payment_customers.user_id', 'subscriptions.user_id')
    .select('subscriptions.id')
    .where('payment_customers.provider', '=', provider)
    .where('payment_customers.customer_id', '=', customerId)
    .where('subscriptions.provider', '=', provider)
    .where('subscriptions.status', 'in', ['trialing', 'active', 'past_due'])
    .limit(2)
    .execute()
  return rows.length > 1
}

export async function purgePaymentEvents(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from payment_events where (provider, event_id) in (
        select provider, event_id from payment_events where received_at < ${addMs(now, -KEEP_DAYS * DAY_MS)}
        order by received_at limit ${AT_ONCE})`.execute(db)
    if (numAffectedRows < AT_ONCE) return
  }
}
