import * as z from 'zod/mini'
import type { Db } from '../platform/db.ts'
import { NSFW_SETTINGS } from './settings.ts'

export interface Switches {
  isEnabled: boolean
  /** The header in which a trusted proxy names the caller's country, such as cf-ipcountry. */
  countryHeader: string
  /** Countries without adult content, as two letters. */
  offCountries: string[]
}

const Stored = z.object({
  'nsfw.enabled': z._default(z.boolean(), NSFW_SETTINGS['nsfw.enabled'].fallback),
  'nsfw.country_header': z._default(z.string(), NSFW_SETTINGS['nsfw.country_header'].fallback),
  'nsfw.off_countries': z._default(z.array(z.string()), NSFW_SETTINGS['nsfw.off_countries'].fallback),
})

export async function readSwitches(db: Db): Promise<Switches> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'like', 'nsfw.%')
    .execute()
  const stored = Stored.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
  return {
    isEnabled: stored['nsfw.enabled'],
    countryHeader: stored['nsfw.country_header'].toLowerCase(),
    offCountries: stored['nsfw.off_countries'].map((country) => country.toUpperCase()),
  }
}

export async function findBirthYear(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('birth_year')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.birth_year
}
