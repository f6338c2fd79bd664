import { sql } from 'kysely'
import * as z from 'zod/mini'
import { DESK_DAYS, type SiteDay, type SiteSettings } from '../../contract/site-desk.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { readWords } from '../spam-checks/public.ts'

export const LOGO = 'site.logo'
export const WELCOME = 'site.welcome'
export const ANNOUNCEMENT = 'site.announcement'

const Texts = z.object({ en: z.string(), id: z.string(), my: z.string() })
const Stored = {
  [LOGO]: z.object({ url: z.string(), width: z.number() }),
  [WELCOME]: Texts,
  [ANNOUNCEMENT]: z.object({
    texts: Texts,
    from: z.nullable(z.string()),
    until: z.nullable(z.string()),
  }),
}

export type SiteTexts = Omit<SiteSettings, 'words'>

/** What people see of it: logo, welcome, announcement. */
export async function readSiteTexts(db: Db): Promise<SiteTexts> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', Object.keys(Stored))
    .execute()
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const read = <N extends keyof typeof Stored>(name: N): z.infer<(typeof Stored)[N]> | null => {
    const parsed = Stored[name].safeParse(stored.get(name))
    return parsed.success ? (parsed.data as z.infer<(typeof Stored)[N]>) : null
  }
  return { logo: read(LOGO), welcome: read(WELCOME), announcement: read(ANNOUNCEMENT) }
}

export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const { en, id, my } = await readWords(db)
  return { ...(await readSiteTexts(db)), words: { en: [...en], id: [...id], my: [...my] } }
}

/** The last days, the oldest first; a day without a row was one on which the site did not run. */
export async function listSiteDays(db: Db, now: Date): Promise<SiteDay[]> {
  const [from, to] = [addMs(now, -(DESK_DAYS - 1) * DAY_MS), now].map((at) => at.toISOString().slice(0, 10))
  const { rows } = await sql<SiteDay>`
    select to_char(shown.day, 'YYYY-MM-DD') as day, coalesce(sign_ups, 0) as "signUps", coalesce(reports, 0) as reports,
      coalesce(queue_hours, 0) as "queueHours", coalesce(storage_bytes, 0)::float8 as "storageBytes",
      coalesce(mails_failed, 0) as "mailsFailed"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as shown (day)
    left join operator_days on operator_days.day = shown.day::date order by shown.day`.execute(db)
  return rows
}
