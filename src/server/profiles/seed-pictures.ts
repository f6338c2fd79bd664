import sharp from 'sharp'
import { mediaUrl } from '../media/public.ts'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { drawFace, FACES_OF_EACH } from '../seeds/faces.ts'
import { drawPicture } from '../seeds/pictures.ts'
import { formsOf, mediaKey, svgPicture, svgPixels, type StoredForms } from '../seeds/svg-picture.ts'
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

  async function keep({ forms, width, height, bytes, placeholder }: StoredForms, shown: 96 | 1600) {
    const key = mediaKey(random)
    await files?.put(key, forms)
    rows.push([++id, key, null, 'image', 'ready', width, height, bytes, placeholder, 'open', until])
    return { id, url: mediaUrl(key, shown) }
  }

  async function store(picture: Buffer, widths: readonly (96 | 320 | 640 | 960 | 1600)[], shown: 96 | 1600) {
    const forms = new Map<string, Buffer>()
    for (const width of widths)
      forms.set(
        `${width}.webp`,
        await sharp(picture).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer(),
      )
    const { width, height } = await sharp(picture).metadata()
    const bytes = [...forms.values()].reduce((sum, form) => sum + form.length, 0)
    const tiny = await sharp(picture).resize({ width: 16 }).webp({ quality: 50 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return keep({ forms, width, height, bytes, placeholder }, shown)
  }

  const shared = isDemo === true ? 0 : FACES_OF_EACH
  if (isDemo === true) {
    const faces = DEMO_PEOPLE.flatMap(({ face }, at) => (face === null ? [] : [{ ...face, id: at + 1 }]))
    const drawn = await svgPixels(faces.map(({ number, isWoman }) => drawFace(number, isWoman)))
    const stored = await Promise.all(drawn.map((face) => formsOf(face, [96, 320])))
    for (const [at, { id: person }] of faces.entries()) {
      const face = stored[at]
      if (face !== undefined) pictures.own.set(person, await keep(face, 96))
    }
  }
  for (const [who, isOfWoman] of [
    ['women', true],
    ['men', false],
  ] as const)
    for (let number = 0; number < shared; number++)
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
