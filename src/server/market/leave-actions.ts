import { sql } from 'kysely'
import type { LeavingNote } from '../../contract/leaving.ts'
import type { Site } from '../content/content-type.ts'
import type { ErasePart, ErasePerson } from '../content/person-data.ts'
import type { Db } from '../platform/db.ts'
import { queueJob, type JobHandler, type JobPayloads } from '../platform/jobs.ts'
import { findCustomerId } from './customer-queries.ts'
import { forgetCustomer } from './payments/customer-actions.ts'
import { paymentsOf } from './payments/payments-of.ts'
import { refreshSubscription } from './payments/refresh.ts'
import { MANUAL } from './queries.ts'
import { findPaid } from './subscription-queries.ts'

/** What somebody pays for is worth knowing before they leave. */
export async function listPlanNotes(db: Db, userId: number, now: Date): Promise<LeavingNote[]> {
  const paid = await findPaid(db, userId, now)
  return paid === undefined ? [] : [{ kind: 'plan', plan: paid.plan }]
}

/** Nobody is charged again after they closed their account: by a job, since the provider may be away. */
export function stopRenewing(trx: Db, userId: number, now: Date): Promise<void> {
  return queueJob(trx, 'planEnding', { userId }, now)
}

/** Also when they have come back meanwhile: what they want then, they choose. */
export function planEndingJob(site: Site): JobHandler<JobPayloads['planEnding']> {
  return {
    run: async ({ userId }) => {
      const payments = paymentsOf(site)
      if (!payments.canPay) return
      for (const providerId of await listRunning(site.db.write, userId, payments.name)) {
        await payments.setEnding(providerId, true)
        await refreshSubscription(site, providerId)
      }
    },
  }
}

/** Before anything is erased: afterwards nobody would know whose plan it is. Where the provider is away it waits. */
export const endPaid: ErasePart = {
  name: 'what is paid',
  when: 'before',
  run: async (site, { id: userId }) => {
    const payments = paymentsOf(site)
    if (!payments.canPay) return 0
    const running = await listRunning(site.db.write, userId, payments.name)
    for (const providerId of running) {
      await payments.end(providerId)
      if ((await refreshSubscription(site, providerId)) === 'gone')
        await sql`
          update subscriptions set status = 'canceled'
          where provider = ${payments.name} and provider_id = ${providerId}`.execute(site.db.write)
    }
    return running.length
  },
}

/** After what they pay for has ended: the provider keeps the invoices, and no longer whose name and card it was. */
export const deletePayer: ErasePart = {
  name: 'who pays',
  when: 'before',
  run: async (site, { id: userId }) => {
    const payments = paymentsOf(site)
    if (!payments.canPay) return 0
    const customerId = await findCustomerId(site.db.write, userId, payments.name)
    if (customerId === null) return 0
    await payments.deleteCustomer(customerId)
    await forgetCustomer(site.db.write, userId, customerId)
    return 1
  },
}

async function listRunning(db: Db, userId: number, provider: string): Promise<string[]> {
  const { rows } = await sql<{ providerId: string }>`
    select provider_id as "providerId" from subscriptions
    where user_id = ${userId} and provider = ${provider} and provider <> ${MANUAL} and provider_id is not null
      and status not in ('canceled', 'expired')`.execute(db)
  return rows.map(({ providerId }) => providerId)
}

/** The books keep what was paid; the page of the provider that says by whom is not linked any more. */
export const forgetInvoices: ErasePerson = async (_site, trx, { id }) => {
  await sql`update invoices set user_id = null, url = null where user_id = ${id}`.execute(trx)
}
