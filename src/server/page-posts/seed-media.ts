import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { processImage } from '../media/public.ts'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { FILM_MS, FILM_SIZE, FILMS, type Film } from '../seeds/demo/films.ts'
import { drawDemoPicture, type DemoScene } from '../seeds/demo/paintings.ts'
import { DRAWN, drawPicture, paintPixels } from '../seeds/pictures.ts'
import { formsOf, pixelsOf } from '../seeds/svg-picture.ts'
import { planPost, type Community, type PlannedPost } from './seed-plan.ts'

/** Pictures of each scene: drawn once, and stored again for every post that shows them. */
const PICTURES_A_SCENE = 2
/** Clips are made with ffmpeg beforehand, since not every machine has it: this one where nothing was written by hand. */
const CLIP_SIZE = { width: 480, height: 270 }
/** All of them. */
const CLIP_MS = FILM_MS
/** The moment that a poster shows. */
const POSTER_AT = 0.6
const WIDTHS = [320, 640, 960, 1600]
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

interface ProcessedMedia {
  width: number
  height: number
  placeholder: string
  files: ReadonlyMap<string, Buffer>
}

/** The uploads of the posts that show one, with their files. */
export async function seedMedia({ client, files }: Seeding, community: Community): Promise<void> {
  if (files === undefined) return
  const loader = await createLoader(community.written !== undefined)
  try {
    const rows: Cell[][] = []
    const uses: Cell[][] = []
    // They are compressed while the next ones are drawn.
    for (const { medium } of community.written ?? []) if (medium !== null) void loader.load(medium)
    for (let id = community.posts; id >= 1 && rows.length < community.photos + community.videos; id--) {
      const post = planPost(community, id)
      if (post.medium === null) continue
      const processed = await loader.load(post.medium)
      const key = keyOf(community, id)
      await files.put(key, processed.files)
      const mediaId = mediaIdOf(community, post.medium)
      rows.push(rowOf(mediaId, key, post, processed))
      uses.push([mediaId, 'page-post', id])
    }
    await copyRows(client, 'media', MEDIA_COLUMNS, rows)
    await copyRows(client, 'media_uses', ['media_id', 'object_type', 'object_id'], uses)
    await client.query("select setval(pg_get_serial_sequence('media', 'id'), max(id)) from media")
  } finally {
    await loader.close()
  }
}

const MEDIA_COLUMNS =
  'id key owner_id kind state width height bytes placeholder access format duration_ms has_poster created_at'.split(
    ' ',
  )

export function mediaIdOf(
  { photos, mediaBefore = 0 }: Community,
  { kind, index }: NonNullable<PlannedPost['medium']>,
): number {
  return mediaBefore + 1 + index + (kind === 'image' ? 0 : photos)
}

function rowOf(id: number, key: string, post: PlannedPost, processed: ProcessedMedia): Cell[] {
  const isVideo = post.type === 'video'
  const bytes = [...processed.files.values()].reduce((sum, file) => sum + file.length, 0)
  const format = isVideo ? 'mp4' : null
  const durationMs = isVideo ? CLIP_MS : null
  const access = post.isNsfw ? 'adult' : 'open'
  const { width, height, placeholder } = processed
  return [
    id,
    key,
    post.authorId,
    isVideo ? 'video' : 'image',
    'ready',
    width,
    height,
    bytes,
    placeholder,
    access,
    format,
    durationMs,
    isVideo,
    post.createdAt,
  ]
}

/** As the media feature would draw it, but the same for the same seed. */
function keyOf({ seed }: Community, id: number): string {
  const random = createRandom(seed + id * 31_337)
  return Array.from({ length: 22 }, () => LETTERS[random.int(LETTERS.length)]).join('')
}

/** Pictures of the demo are all different: their forms are made here, which takes less time than a decoder of their own. */
async function createLoader(isDemo: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-seed-'))
  const made = new Map<string, Promise<ProcessedMedia>>()

  async function processPicture(name: string, picture: Buffer): Promise<ProcessedMedia> {
    const path = join(folder, `${name}.jpg`)
    await writeFile(path, picture)
    return processImage(path, 'jpeg')
  }

  async function draw(scene: DemoScene, number: number): Promise<ProcessedMedia> {
    const picture = await drawDemoPicture(scene, number)
    if (!isDemo) return processPicture(`${scene}-${number}`, picture)
    const { forms, ...size } = await formsOf(await pixelsOf(picture), WIDTHS)
    return { ...size, files: forms }
  }

  async function clip(): Promise<ProcessedMedia> {
    const still = sharp(await drawPicture('dawn', 0)).resize({ ...CLIP_SIZE, fit: 'cover' })
    const { placeholder, files } = await processPicture('clip', await still.jpeg().toBuffer())
    return { ...CLIP_SIZE, placeholder, files: await filesOf('clip.mp4', files) }
  }

  async function show(film: Film): Promise<ProcessedMedia> {
    const [width, height] = [FILM_SIZE.width * DRAWN, FILM_SIZE.height * DRAWN]
    const data = paintPixels(FILMS[film](POSTER_AT), width, height)
    const { forms, placeholder } = await formsOf({ data, info: { width, height, channels: 3 } }, WIDTHS)
    return { ...FILM_SIZE, placeholder, files: await filesOf(`demo/clips/${film}.mp4`, forms) }
  }

  async function filesOf(path: string, posters: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
    const video = await readFile(new URL(`../seeds/${path}`, import.meta.url))
    return new Map([
      ['video.mp4', video],
      ['poster.webp', posters.get('640.webp') ?? Buffer.alloc(0)],
    ])
  }

  return {
    load({ kind, scene, index, film, ...own }: NonNullable<PlannedPost['medium']>): Promise<ProcessedMedia> {
      const number = own.number ?? (Math.floor(index / PICTURES_A_SCENE) + index) % PICTURES_A_SCENE
      const name = film ?? (kind === 'video' ? 'clip' : `${scene} ${number}`)
      const make = () => (film ? show(film) : kind === 'video' ? clip() : draw(scene, number))
      const found = made.get(name) ?? make()
      made.set(name, found)
      return found
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
