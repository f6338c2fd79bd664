import { readdir, readFile } from 'node:fs/promises'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { DemoGroup } from '../seeds/demo/read-articles.ts'
import { formsOf, mediaKey, svgPixels, type StoredForms } from '../seeds/svg-picture.ts'
import { continueMediaIds, highestId } from './seed-queries.ts'

const FOLDER = new URL('../seeds/demo/covers/', import.meta.url)
const AT_ONCE = 4
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
  const covered = groups.filter(({ cover }) => cover !== null && drawn.has(`${cover}.svg`))
  const made = await drawAll(covered.map(({ cover }) => `${cover}.svg`))
  for (const [at, { cover, versions }] of covered.entries()) {
    const picture = made[at]
    if (cover === null || picture === undefined) continue
    const { forms, width, height, bytes, placeholder } = picture
    const key = mediaKey(random)
    await files.put(key, forms)
    const drawnAt = addMs(until, -(versions[0]?.days ?? 0) * DAY_MS)
    const owner = versions[0]?.author ?? 1
    rows.push([++id, key, owner, 'image', 'ready', width, height, bytes, placeholder, 'open', drawnAt])
    covers.set(cover, id)
  }
  await copyRows(client, 'media', COLUMNS, rows)
  await continueMediaIds(client)
  return covers
}

/** Some at a time: each is several megabytes until it is compressed. */
async function drawAll(names: readonly string[]): Promise<StoredForms[]> {
  const drawn: StoredForms[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE)
    const svgs = await Promise.all(some.map((name) => readFile(new URL(name, FOLDER), 'utf8')))
    const pictures = await svgPixels(svgs)
    drawn.push(...(await Promise.all(pictures.map((picture) => formsOf(picture, WIDTHS)))))
  }
  return drawn
}
