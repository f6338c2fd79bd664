import { execFileSync } from 'node:child_process'
import { chmod, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { createPagePost } from '../../../contract/page-posts.ts'
import { listArticles } from '../../../contract/articles.ts'
import { buildApp } from '../../app.ts'
import { loggedErrors, testLogger } from '../../testing/logged-errors.ts'
import { threads } from '../../testing/test-app.ts'
import { TestClient } from '../../testing/test-client.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { connectDatabases } from '../db.ts'
import { migrate } from '../migrate.ts'
import { insertSession } from '../session.ts'
import { cleanUp, emptyFolder, open } from './embedded-testing.ts'

const patience = 120_000
afterEach(cleanUp, patience)

const MIGRATIONS = new URL('../../../../migrations', import.meta.url).pathname

test(
  'a full disk refuses posts with a plain message, lets people read, and is over when there is room',
  { timeout: patience },
  async ({ skip }) => {
    const folder = await emptyFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0755', 'tmpfs', folder], {
        stdio: 'ignore',
      })
    } catch {
      return skip('no disk can be mounted here')
    }
    await chmod(folder, 0o755)
    const database = await open(folder)
    await migrate(database.url, MIGRATIONS)
    const db = connectDatabases(database.url, undefined, () => {})
    const app = await buildApp({
      config: { ...readConfig({ RATE_LIMIT_SCALE: '1000' }), dataDir: folder },
      db,
      clock: systemClock,
      mailer: { send: async () => {} },
      threads,
      logger: testLogger,
    })
    try {
      const member = new TestClient(app.http)
      const { rows } = await sql<{ id: number }>`
        insert into users (email, first_name, last_name, alias_name, role, created_at)
        values ('a@example.com', 'A', 'B', 'a-1', 'user', now()) returning id`.execute(db.write)
      const device = { ip: '127.0.0.1', userAgent: 'test' }
      member.cookies.set('sid', await insertSession(db.write, rows[0]?.id ?? 0, device, new Date()))
      const post = () =>
        member.attempt(createPagePost, {
          body: { type: 'discussion', title: 'A note', content: `${Math.random()} `.repeat(200) },
        })
      const ready = async () => (await member.request('GET', '/readyz')).json()
      expect((await post()).status).toBe(200)
      const { bavail, bsize } = await statfs(folder)
      const size = String(Math.floor((bavail * bsize) / 4096))
      execFileSync('dd', ['if=/dev/zero', `of=${join(folder, 'full')}`, 'bs=4096', `count=${size}`], {
        stdio: 'ignore',
      })
      // The last pages of the tables still have room for some.
      const refused = await vi.waitFor(
        async () => {
          const answer = await post()
          expect(answer.status).not.toBe(200)
          return answer
        },
        { timeout: 60_000, interval: 0 },
      )
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(refused.body.message).toContain('We can’t save anything right now')
      expect((await member.attempt(listArticles)).status).toBe(200)
      await vi.waitFor(
        async () =>
          expect(await ready()).toEqual({
            status: 'not ready',
            reason: 'the disk is full: only reading works',
          }),
        { timeout: 10_000 },
      )
      expect(loggedErrors.splice(0).length, 'the log of the operator has it').toBeGreaterThan(0)
      await rm(join(folder, 'full'))
      expect((await post()).status).toBe(200)
      await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ready' }), { timeout: 10_000 })
    } finally {
      await app.http.close()
      await db.close()
      await database.stop()
      execFileSync('umount', ['-l', folder])
    }
  },
)
