import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Plans, invoices, and the plans whose price somebody waits for. */
export const exportMarket: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'market/plans.json',
    db,
    ['id'],
    sql`
      select id, plan, status, provider, interval, currency, amount_minor as "amountMinor",
        current_period_end as "periodEnd", is_ending as "isEnding", next_plan as "nextPlan",
        next_interval as "nextInterval", note, created_at as "createdAt"
      from subscriptions where user_id = ${userId}`,
  ),
  rowsFile(
    'market/invoices.json',
    db,
    ['provider', 'number'],
    sql`
      select provider, provider_id as number, plan, currency, amount_minor as "amountMinor", status, url,
        created_at as "createdAt"
      from invoices where user_id = ${userId}`,
  ),
  rowsFile(
    'market/wanted-plans.json',
    db,
    ['plan'],
    sql`
      select plan, created_at as "createdAt" from wanted_plans where user_id = ${userId}`,
  ),
  rowsFile(
    'market/payment-accounts.json',
    db,
    ['provider', 'customer'],
    sql`
      select provider, customer_id as customer from payment_customers where user_id = ${userId}`,
  ),
]
