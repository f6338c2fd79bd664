import { sql } from 'kysely'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { MANUAL } from './queries.ts'

export interface Payer {
  email: string
  name: string
  language: Language
  /** What the provider calls them, once they have been there. */
  customerId: string | null
  hasTried: boolean
}

export async function findCustomerId(db: Db, userId: number, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

export async function findPayer(db: Db, userId: number, provider: string): Promise<Payer> {
  const { rows } = await sql<Omit<Payer, 'language'> & { language: string | null }>`
    select u.email, trim(u.first_name || ' ' || u.last_name) as name, u.language, c.customer_id as "customerId",
      exists (select from subscriptions s where s.user_id = u.id and s.provider <> ${MANUAL}) as "hasTried"
    from users u left join payment_customers c on c.user_id = u.id and c.provider = ${provider}
    where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('Who is signed in has an account')
  return { ...row, language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE }
}

/** Who pays as this customer is written down by us alone. Of two at once the first counts; the answer is what is kept. */
export async function insertCustomer(
  db: Db,
  userId: number,
  provider: string,
  customerId: string,
): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    insert into payment_customers as c (user_id, provider, customer_id) values (${userId}, ${provider}, ${customerId})
    on conflict (user_id) do update set provider = excluded.provider,
      customer_id = case when c.provider = excluded.provider then c.customer_id else excluded.customer_id end
    returning customer_id as kept`.execute(db)
  return rows[0]?.kept ?? customerId
}

/** Whose customer it is; until the transaction ends no other news of theirs is written. */
export async function lockCustomer(
  trx: Db,
  provider: string,
  customerId: string,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('payment_customers')
    .select('user_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.user_id
}

export interface Addressee {
  email: string
  language: Language
}

export async function findAddressee(db: Db, userId: number): Promise<Addressee> {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, language: isLanguage(language) ? language : DEFAULT_LANGUAGE }
}
