import { hash } from '@node-rs/argon2'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { copyRows, type Cell, type Random, type Seeding } from '../platform/seeding.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { firstDays } from '../seeds/demo/first-days.ts'
import { FAMILY_NAMES, GIVEN_NAMES } from '../seeds/names.ts'

export const PEOPLE_AT_SCALE_1 = 60
/** Everybody in a seeded community has this password; the seed command prints it. */
export const SEED_PASSWORD = 'lentera-hijau'
const FIRST_DAYS_AGO = 700
const THEMES = ['dark', 'dark', 'dark', 'light', 'auto'] as const

/** People of three languages who joined over two years, more of them lately. Ids are 1, 2, 3 … */
export async function seedPeople({ client, scale, random, until, isDemo }: Seeding): Promise<number> {
  const written = isDemo === true ? DEMO_PEOPLE : []
  const seen = isDemo === true ? await firstDays() : new Map<number, number>()
  // Nobody of the demo wrote before they came.
  const least = (number: number): number => (seen.has(number) ? (seen.get(number) ?? 0) + 1 + number / 7 : 0)
  const count = isDemo === true ? written.length : Math.round(PEOPLE_AT_SCALE_1 * scale)
  // The salt is fixed so that the same seed gives the same rows; these accounts are no secret.
  const passwordHash = await hash(SEED_PASSWORD, {
    salt: Buffer.from('cendekia seed 01'),
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  function* people(): Iterable<Cell[]> {
    for (let number = 1; number <= count; number++) {
      const { language, given, family } = written[number - 1] ?? drawn(random)
      const plain = given.toLowerCase().replaceAll(/[^a-z]/g, '')
      const daysAgo = FIRST_DAYS_AGO * (1 - Math.sqrt((number - random.next()) / count))
      yield [
        number,
        `${plain}.${number}@example.com`,
        passwordHash,
        given,
        family,
        `${plain}-${number}`,
        random.pick(THEMES),
        language,
        addMs(until, -Math.max(daysAgo, least(number)) * DAY_MS),
      ]
    }
  }
  const columns = [
    'id',
    'email',
    'password_hash',
    'first_name',
    'last_name',
    'alias_name',
    'selected_theme',
    'language',
    'created_at',
  ]
  await copyRows(client, 'users', columns, people())
  await client.query("select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users")
  return count
}

function drawn(random: Random) {
  const language = random.pick(['id', 'id', 'id', 'my', 'my', 'en'] as const)
  return { language, given: random.pick(GIVEN_NAMES[language]), family: random.pick(FAMILY_NAMES[language]) }
}
