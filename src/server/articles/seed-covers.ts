import { readdir, readFile } from 'node:fs/promises'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { DemoGroup } from '../seeds/demo/read-articles.ts'
import { formsOf, mediaKey, svgPicture } from '../seeds/svg-picture.ts'
import { continueMediaIds, highestId } from './seed-queries.ts'

const FOLDER = new URL('../seeds/demo/covers/', import.meta.url)
const WIDTHS = [320, 640, 960, 1600]
const COLUMNS = 'id key owner_id kind state width height bytes placeholder access created_at'.split(' ')

/** The drawings that articles of the demo have as their covers: ids of uploads by their names. */
export async function seedCovers(
  { client, files, until }: Seeding,
  groups: readonly DemoGroup[],
): Promise<Map<string, number>> {
  const covers = new Map<string, number>()
  if (files === undefined) return covers
  const drawn = new Set(await readdir(FOLDER).catch(() => []))
  const random = createRandom(717_171)
  const rows: Cell[][] = []
  let id = await highestId(client, 'media')
  for (const { cover, versions } of groups) {
    if (cover === null || covers.has(cover) || !drawn.has(`${cover}.svg`)) continue
    const picture = await svgPicture(await readFile(new URL(`${cover}.svg`, FOLDER), 'utf8'))
    const { forms, width, height, bytes, placeholder } = await formsOf(picture, WIDTHS)
    const key = mediaKey(random)
    await files.put(key, forms)
    const at = addMs(until, -(versions[0]?.days ?? 0) * DAY_MS)
    const owner = versions[0]?.author ?? 1
    rows.push([++id, key, owner, 'image', 'ready', width, height, bytes, placeholder, 'open', at])
    covers.set(cover, id)
  }
  await copyRows(client, 'media', COLUMNS, rows)
  await continueMediaIds(client)
  return covers
}
