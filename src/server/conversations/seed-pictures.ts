import sharp from 'sharp'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { drawPicture } from '../seeds/pictures.ts'
import { CAPTIONS, type Scene } from '../seeds/scenes.ts'
import { continueIds, highestMediaId } from './seed-queries.ts'

/** A picture that a message shows; `messageId` is the upload's only place. */
export interface SentPicture {
  messageId: number
  senderId: number
  scene: Scene
  at: Date
}

const WIDTHS = [320, 640, 960, 1600] as const
/** Other pictures than those of posts and covers. */
const NUMBER = 4
const MOST = 24
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const COLUMNS = 'id key owner_id kind state width height bytes placeholder access created_at'.split(' ')

/** Uploads of the latest messages that show one, each with files of its own. Pictures need a data folder. */
export async function seedSentPictures(
  { client, files }: Seeding,
  pictures: readonly SentPicture[],
): Promise<void> {
  if (files === undefined || pictures.length === 0) return
  const random = createRandom(515_151)
  const drawn = new Map<Scene, ReturnType<typeof draw>>()
  const [media, uses, shown]: [Cell[][], Cell[][], Cell[][]] = [[], [], []]
  let id = await highestMediaId(client)
  for (const { messageId, senderId, scene, at } of pictures.slice(-MOST)) {
    const making = drawn.get(scene) ?? draw(scene)
    drawn.set(scene, making)
    const { forms, width, height, placeholder } = await making
    const key = Array.from({ length: 22 }, () => LETTERS[random.int(LETTERS.length)]).join('')
    await files.put(key, forms)
    const bytes = [...forms.values()].reduce((sum, form) => sum + form.length, 0)
    media.push([++id, key, senderId, 'image', 'ready', width, height, bytes, placeholder, 'members', at])
    uses.push([id, 'message', messageId, true])
    shown.push([messageId, 0, id, CAPTIONS[scene].en.alt])
  }
  await copyRows(client, 'media', COLUMNS, media)
  await copyRows(client, 'media_uses', ['media_id', 'object_type', 'object_id', 'is_sole'], uses)
  await copyRows(client, 'message_pictures', ['message_id', 'place', 'media_id', 'alt'], shown)
  await continueIds(client, 'media')
}

async function draw(scene: Scene) {
  const picture = await drawPicture(scene, NUMBER)
  const forms = new Map<string, Buffer>()
  for (const width of WIDTHS)
    forms.set(
      `${width}.webp`,
      await sharp(picture)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80, effort: 2 })
        .toBuffer(),
    )
  const { width, height } = await sharp(picture).metadata()
  const tiny = await sharp(picture).resize({ width: 16 }).webp({ quality: 50 }).toBuffer()
  return { forms, width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}
