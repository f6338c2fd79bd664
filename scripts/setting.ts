import pg from 'pg'
import { NSFW_SETTINGS, type SettingRule } from '../src/server/nsfw/settings.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { openDatabase } from '../src/server/platform/embedded/open-database.ts'
import { migrate } from '../src/server/platform/migrate.ts'

/**
 * npm run setting                          lists the switches of the whole site
 * npm run setting -- nsfw.enabled false    sets one; a running site follows within ten seconds
 */
const RULES: Record<string, SettingRule<unknown>> = { ...NSFW_SETTINGS }

try {
  const change = readChange(process.argv.slice(2))
  const database = await openDatabase({ ...readConfig(), role: 'command', say: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await migrate(database.url, 'migrations')
    await client.connect()
    if (change === undefined) await list(client)
    else await save(client, change)
  } finally {
    await client.end()
    await database.stop()
  }
} catch (error) {
  console.error(`setting: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

interface Change {
  name: string
  value: unknown
}

function readChange([name, text, ...more]: string[]): Change | undefined {
  if (name === undefined) return undefined
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined
  if (rule === undefined) throw new Error(`there is no "${name}", only ${Object.keys(RULES).join(', ')}`)
  const value = text === undefined || more.length > 0 ? undefined : rule.read(text)
  if (value === undefined) throw new Error(`${name} takes ${rule.takes}`)
  return { name, value }
}

async function list(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Change>('select name, value from settings')
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  for (const [name, { fallback, takes }] of Object.entries(RULES)) {
    const value = stored.has(name) ? stored.get(name) : fallback
    console.log(`${name} = ${shown(value)}${stored.has(name) ? '' : ' (not set)'}    takes ${takes}`)
  }
}

async function save(client: pg.Client, { name, value }: Change): Promise<void> {
  await client.query(
    'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = $2',
    [name, JSON.stringify(value)],
  )
  console.log(`${name} = ${shown(value)}`)
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(',') || 'none' : String(value)
}
