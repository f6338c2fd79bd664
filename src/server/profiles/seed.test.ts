import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { openFiles } from '../platform/files.ts'
import { copyRows, createRandom } from '../platform/seeding.ts'
import { copyDatabase } from '../testing/test-database.ts'
import { drawFace } from '../seeds/faces.ts'
import { seedProfiles } from './seed.ts'

test('seeded people have faces, covers and words, the last of them nothing, and all have been welcomed', async () => {
  const copy = await copyDatabase(inject('templateUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-faces-'))
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  const files = openFiles({ dataDir: folder })
  try {
    const names = ['Aisyah', 'Budi', 'Priya', 'Tomas']
    await copyRows(
      client,
      'users',
      ['id', 'email', 'first_name', 'last_name', 'alias_name', 'language'],
      Array.from({ length: 40 }, (_, at) => [
        at + 1,
        `person${at}@example.com`,
        names[at % 4] ?? '',
        'Tester',
        `person-${at}`,
        (['my', 'id', 'en'] as const)[at % 3] ?? 'en',
      ]),
    )
    const until = new Date('2026-11-01T00:00:00Z')
    await seedProfiles({ client, scale: 1, random: createRandom(1), until, files })
    const { rows } = await client.query<Record<string, unknown>>(
      `select u.id::int, u.profile_image_url as url, p.*, w.finished_at from users u
       left join profiles p on p.user_id = u.id left join welcomes w on w.user_id = u.id order by u.id`,
    )
    expect(rows[0]).toMatchObject({ bio: expect.stringMatching(/./), audience: 'public', is_indexed: true })
    expect(rows[0]?.['cover_url']).toMatch(/^\/media\/\w{22}\/1600\.webp$/)
    expect(rows.at(-1)).toMatchObject({ url: null, bio: null })
    expect(rows.every((row) => row['finished_at'] !== null)).toBe(true)
    const [, , key = ''] = String(rows[0]?.['url']).split('/')
    const file = await files.open(key, '96.webp')
    expect(file?.size).toBeGreaterThan(500)
    await file?.close()
    // A picture of a profile is in use, so that no sweep takes it.
    const { rows: unused } = await client.query(
      `select from profiles p where (avatar_id is not null and not exists (
        select from media_uses where media_id = avatar_id and object_type = 'person' and object_id = user_id))`,
    )
    expect(unused).toEqual([])
  } finally {
    await client.end()
    await copy.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

test('each face is a picture of its own, always the same', () => {
  const faces = Array.from({ length: 24 }, (_, n) => drawFace(n % 12, n < 12))
  expect(new Set(faces).size).toBe(24)
  expect(drawFace(3, true)).toBe(faces[3])
})

test('after the seed nobody’s SVG is read', async () => {
  await expect(sharp(Buffer.from(drawFace(0, true))).metadata()).rejects.toThrow('unsupported')
})
