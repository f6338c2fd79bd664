import sharp from 'sharp'
import { mediaUrl } from '../media/public.ts'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { drawFace, FACES_OF_EACH } from '../seeds/faces.ts'
import { drawPicture } from '../seeds/pictures.ts'
import { svgPicture } from '../seeds/svg-picture.ts'
import { SCENES } from '../seeds/scenes.ts'
import { continueMediaIds, highestMediaId } from './seed-queries.ts'

export interface SeededPicture {
  id: number
  url: string
}

export interface Pictures {
  faces: { women: SeededPicture[]; men: SeededPicture[] }
  /** In the demo by the number of the person: nobody shares theirs. */
  own: Map<number, SeededPicture>
  covers: SeededPicture[]
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const COVER = { width: 1600, height: 533 }
/** Other pictures than those that posts show. */
const COVER_NUMBER = 3

/** Drawn once for a community of any size, and shared: they belong to nobody. Pictures need a data folder. */
export async function seedPictures({ client, files, until, isDemo }: Seeding): Promise<Pictures> {
  const pictures: Pictures = { faces: { women: [], men: [] }, own: new Map(), covers: [] }
  if (files === undefined) return pictures
  const random = createRandom(424_243)
  const rows: Cell[][] = []
  let id = await highestMediaId(client)

  async function store(picture: Buffer, widths: readonly (96 | 320 | 640 | 960 | 1600)[], shown: 96 | 1600) {
    const key = Array.from({ length: 22 }, () => LETTERS[random.int(LETTERS.length)]).join('')
    const forms = new Map<string, Buffer>()
    for (const width of widths)
      forms.set(
        `${width}.webp`,
        await sharp(picture).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer(),
      )
    await files?.put(key, forms)
    const { width, height } = await sharp(picture).metadata()
    const bytes = [...forms.values()].reduce((sum, form) => sum + form.length, 0)
    const tiny = await sharp(picture).resize({ width: 16 }).webp({ quality: 50 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    rows.push([++id, key, null, 'image', 'ready', width, height, bytes, placeholder, 'open', until])
    return { id, url: mediaUrl(key, shown) }
  }

  if (isDemo === true) {
    for (const [index, { face }] of DEMO_PEOPLE.entries())
      if (face !== null) {
        const drawn = await svgPicture(drawFace(face.number, face.isWoman))
        pictures.own.set(index + 1, await store(drawn, [96, 320], 96))
      }
  }
  for (const [who, isOfWoman] of [
    ['women', true],
    ['men', false],
  ] as const)
    for (let number = 0; isDemo !== true && number < FACES_OF_EACH; number++)
      pictures.faces[who].push(await store(await svgPicture(drawFace(number, isOfWoman)), [96, 320], 96))
  for (const scene of SCENES) {
    const drawn = sharp(await drawPicture(scene, COVER_NUMBER)).resize({ ...COVER, fit: 'cover' })
    pictures.covers.push(await store(await drawn.jpeg({ quality: 92 }).toBuffer(), [640, 960, 1600], 1600))
  }
  const columns = 'id key owner_id kind state width height bytes placeholder access created_at'.split(' ')
  await copyRows(client, 'media', columns, rows)
  await continueMediaIds(client)
  return pictures
}
