import type { Invoice } from '../../contract/market.ts'
import { PAID_PLANS } from '../../contract/plans.ts'
import type { Db } from '../platform/db.ts'

const SHOWN = 100

export async function listOwnInvoices(db: Db, userId: number): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['provider_id', 'plan', 'currency', 'amount_minor', 'status', 'url', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('provider_id')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.provider_id,
    createdAt: row.created_at.toISOString(),
    plan: PAID_PLANS.find((plan) => plan === row.plan) ?? null,
    currency: row.currency,
    amountMinor: row.amount_minor,
    status: row.status as Invoice['status'],
    url: row.url,
  }))
}
