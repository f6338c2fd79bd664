import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypes } from '../content-types.ts'
import { createPlanted, plantedType } from '../content/planted-type-testing.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { claimMedia, listMediaViews } from './public.ts'
import { mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp({ content: { ...contentTypes, question: plantedType } })
  await createPlanted(app.db)
})
afterAll(() => app.close())

test('the picture of something private is for its members, by a signed address, and for as long as they are', async () => {
  const author = await app.signIn('author')
  const member = await app.signIn('member')
  const other = await app.signIn('other')
  const { rows } = await sql<{ id: number }>`
    insert into planted_notes (author_id, title, is_private) values (${author.userId}, 'Ours', true)
    returning id`.execute(app.db)
  const noteId = rows[0]?.id ?? 0
  await sql`insert into planted_members values (${noteId}, ${member.userId})`.execute(app.db)
  const { body: media } = await upload(app, author, await plainImage(700, 300).jpeg().toBuffer())
  const claim = { mediaId: media.id, ownerId: author.userId, kind: 'image', access: 'members' } as const
  await claimMedia(app.db, { ...claim, objectType: 'question', objectId: noteId })
  const views = await listMediaViews(app.site, app.db, [media.id], app.clock.now())
  const signed = views.get(media.id)?.url ?? ''
  expect(signed).toContain('&sig=')

  const seen = await member.request('GET', signed)
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  const plain = signed.replace(/\?.*/, '')
  for (const [client, path] of [
    [member, plain],
    [other, signed],
    [app.visitor(), signed],
    [await app.signIn('mod', 'moderator'), signed],
  ] as const)
    expect((await client.request('GET', path)).statusCode).toBe(404)

  await sql`delete from planted_members where note_id = ${noteId}`.execute(app.db)
  expect((await member.request('GET', signed)).statusCode).toBe(404)
  await sql`insert into planted_members values (${noteId}, ${member.userId})`.execute(app.db)
  app.clock.advance(11 * MINUTE_MS)
  expect((await member.request('GET', signed)).statusCode).toBe(404)
})
