import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { ContentTypes } from '../content/content-type.ts'
import { loadWebBuild } from '../documents/web-build.ts'
import { program as decoder } from '../media/decoder-pool/start.ts'
import type { Clock } from '../platform/clock.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { connectDatabases } from '../platform/db.ts'
import type { Mail, Mailer } from '../platform/mail.ts'
import { insertSession, type Role } from '../platform/session.ts'
import { createThreads } from '../platform/threads.ts'
import type { WebBuild } from '../platform/web-build.ts'
import { testLogger } from './logged-errors.ts'
import { TestClient } from './test-client.ts'
import { copyDatabase } from './test-database.ts'

export interface TestAppOptions {
  config?: Partial<Config>
  mailer?: Mailer
  /** With the documents of the built web, which `npm test` builds first. */
  web?: true
  /** An additional content type. */
  content?: ContentTypes
}

/** Shared by all sites of this process: a thread takes a second to start. */
export const threads = createThreads(pathToFileURL(join(inject('programs'), 'worker.js')))
// From source each decoder would take more than a second of a processor to start.
decoder.args = [join(inject('programs'), 'decoder.js')]

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The real site on a real, new database. Only the clock, the mail server and the logger are ours. */
export async function testApp(options: TestAppOptions = {}) {
  const copy = await copyDatabase(inject('templateUrl'))
  const db = connectDatabases(copy.url, undefined, () => {})
  const clock = testClock()
  const mails: Mail[] = []
  const mailer = options.mailer ?? { send: async (mail: Mail) => void mails.push(mail) }
  const config: Config = {
    ...readConfig({}),
    // Never the folder of a real site: files that no row of the test's database names would be swept from it.
    dataDir: join(tmpdir(), `cendekia-test-data-${process.pid}`),
    secretKey: 'a secret for the tests, and only for them',
    ...options.config,
  }
  const web = options.web === true ? await builtWeb() : undefined
  const { site, http, jobs, followUps, drain, flush, purge, redraw } = await buildApp({
    config,
    db,
    clock,
    mailer,
    threads,
    logger: testLogger,
    ...(web && { web }),
    ...(options.content && { content: options.content }),
  })

  return {
    site,
    http,
    jobs,
    followUps,
    /** Handles the follow-ups of the writes so far: ranks, the search index. */
    settle,
    drain,
    flush,
    purge,
    redraw,
    db: db.write,
    url: copy.url,
    clock,
    config,
    mails,
    /** A browser without a session. */
    visitor: () => new TestClient(http),
    /** A browser with a new member signed in, the same one for the same name. */
    signIn: (name: string, role: Role = 'user') => signIn(name, role),
    close: async () => {
      await http.close()
      await db.close()
      await copy.drop()
    },
  }

  async function settle(): Promise<void> {
    for (;;) {
      await followUps.runDue()
      const left = await db.write.selectFrom('follow_ups').select(['kind', 'subject', 'last_error']).execute()
      if (left.length === 0) return
      // The others are new, or being handled by a concurrent call.
      const stuck = left.filter(
        ({ kind, last_error }) => last_error !== null || !followUps.kinds.includes(kind),
      )
      if (stuck.length > 0) throw new Error(`Nobody could handle these follow-ups: ${JSON.stringify(stuck)}`)
    }
  }

  async function signIn(name: string, role: Role): Promise<TestClient & { userId: number }> {
    const now = clock.now()
    const email = `${name.toLowerCase()}@example.com`
    const user = await db.write
      .insertInto('users')
      .values({
        email,
        first_name: name,
        last_name: 'Tester',
        alias_name: `${name.toLowerCase()}-1000`,
        role,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const client = new TestClient(http)
    client.cookies.set(
      'sid',
      await insertSession(db.write, user.id, { ip: client.ip, userAgent: 'test browser' }, now),
    )
    return Object.assign(client, { userId: user.id })
  }
}

async function builtWeb(): Promise<WebBuild> {
  const web = await loadWebBuild(new URL('../../../dist', import.meta.url).pathname)
  if (web === undefined)
    throw new Error('The web is not built, and this test reads it: run npm run build first.')
  return web
}

export interface TestClock extends Clock {
  advance(milliseconds: number): void
  /** As an administrator or a time server sets it: no time passes. */
  setBack(milliseconds: number): void
}

export function testClock(): TestClock {
  let [now, elapsedMs] = [Date.now(), 0]
  return {
    now: () => new Date(now),
    elapsedMs: () => elapsedMs,
    advance(milliseconds) {
      now += milliseconds
      elapsedMs += milliseconds
    },
    setBack: (milliseconds) => void (now -= milliseconds),
  }
}
