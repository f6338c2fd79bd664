import { UnfitVideo } from '../failures.ts'
import {
  endOf,
  readElement,
  readElements,
  readFloat,
  readText,
  readUnsigned,
  toSpaces,
  toVoid,
  type Element,
} from './ebml.ts'
import type { Edit, FileWindow } from './file-window.ts'
import type { PlainVideo } from './mp4.ts'

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  trackName: 0x536e,
  encodings: 0x6d80,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  void: 0xec,
  checksum: 0xbf,
} as const
const KEPT_ON_TOP = new Set<number>([ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues])
const VIDEO_CODECS = new Set(['V_VP8', 'V_VP9', 'V_AV1'])
const AUDIO_CODECS = new Set(['A_OPUS', 'A_VORBIS'])
const VIDEO_TYPE = 1
const AUDIO_TYPE = 2
const MOST_ELEMENTS = 300_000

interface Found {
  edits: Edit[]
  scale: number
  /** In units of `scale`. */
  duration: number
  lastBlock: number
  size: { width: number; height: number } | undefined
}

/** Reads a WebM of VP8, VP9 or AV1 with Opus or Vorbis; anything else is refused. */
export async function readWebm(file: FileWindow): Promise<PlainVideo> {
  const header = await readElement(file, 0, file.size)
  if (header.id !== ID.header) throw new UnfitVideo('damaged')
  for (const element of await readElements(file, header))
    if (element.id === ID.docType && (await readText(file, element)) !== 'webm')
      throw new UnfitVideo('notPlayable')
  const segment = await readElement(file, endOf(header), file.size)
  if (segment.id !== ID.segment) throw new UnfitVideo('damaged')
  const found: Found = { edits: [], scale: 1e6, duration: 0, lastBlock: 0, size: undefined }
  await readSegment(file, segment, found)
  if (found.size === undefined) throw new UnfitVideo('damaged')
  const ticks = Math.max(found.duration, found.lastBlock)
  const durationMs = Math.round((ticks * found.scale) / 1e6)
  if (!(durationMs > 0)) throw new UnfitVideo('notPlayable')
  return { ...found.size, durationMs, edits: found.edits }
}

/**
 * Walks through all elements as if clusters and groups were not around their blocks: their ids differ from those on the
 * level above, so that lengths which a recorder did not know do not matter.
 */
async function readSegment(file: FileWindow, segment: Element, found: Found): Promise<void> {
  const limit = segment.end ?? file.size
  let clusterTime = 0
  let count = 0
  for (let at = segment.contentAt; at < limit;) {
    const element = await readElement(file, at, limit)
    if (++count > MOST_ELEMENTS) throw new UnfitVideo('damaged')
    const { id } = element
    const isOpened = id === ID.cluster || id === ID.blockGroup
    at = isOpened ? element.contentAt : endOf(element)
    if (id === ID.timestamp) clusterTime = await readUnsigned(file, element)
    else if (id === ID.simpleBlock || id === ID.block)
      found.lastBlock = Math.max(found.lastBlock, clusterTime + (await readBlockTime(file, element)))
    else if (id === ID.info) await readInfo(file, element, found)
    else if (id === ID.tracks) await readTracks(file, element, found)
    // All that may stand beside clusters has an id of four bytes.
    else if (id === ID.void || (id > 0xffffff && !KEPT_ON_TOP.has(id))) found.edits.push(toVoid(element))
  }
  if (limit < file.size) found.edits.push({ at: limit, length: file.size - limit })
}

async function readBlockTime(file: FileWindow, block: Element): Promise<number> {
  // After the number of the track, which is a single byte with the two tracks we take.
  return (await file.read(block.contentAt, 3)).readInt16BE(1)
}

async function readInfo(file: FileWindow, info: Element, found: Found): Promise<void> {
  for (const element of await readElements(file, info)) {
    if (element.id === ID.timestampScale) found.scale = await readUnsigned(file, element)
    else if (element.id === ID.duration) found.duration = await readFloat(file, element)
    // These two have to be there, whatever they say.
    else if (element.id === ID.muxingApp || element.id === ID.writingApp) found.edits.push(toSpaces(element))
    else found.edits.push(toVoid(element))
  }
}

async function readTracks(file: FileWindow, tracks: Element, found: Found): Promise<void> {
  const kinds: number[] = []
  for (const track of await readElements(file, tracks)) {
    if (track.id === ID.checksum) found.edits.push(toVoid(track))
    if (track.id !== ID.track) continue
    let [kind, codec] = [0, '']
    for (const element of await readElements(file, track)) {
      if (element.id === ID.trackType) kind = await readUnsigned(file, element)
      else if (element.id === ID.codec) codec = await readText(file, element)
      else if (element.id === ID.encodings) throw new UnfitVideo('notPlayable')
      else if (element.id === ID.trackName || element.id === ID.checksum) found.edits.push(toVoid(element))
      else if (element.id === ID.video) found.size ??= await readPixels(file, element)
    }
    kinds.push(kind)
    const known = kind === VIDEO_TYPE ? VIDEO_CODECS : AUDIO_CODECS
    if ((kind === VIDEO_TYPE || kind === AUDIO_TYPE) && !known.has(codec)) throw new UnfitVideo('notPlayable')
  }
  if (!kinds.includes(VIDEO_TYPE)) throw new UnfitVideo('noVideo')
  // What a further track holds is spread over the whole file.
  if (kinds.length > 2 || kinds.filter((kind) => kind !== AUDIO_TYPE).length !== 1)
    throw new UnfitVideo('notPlayable')
}

async function readPixels(file: FileWindow, video: Element): Promise<{ width: number; height: number }> {
  let [width, height] = [0, 0]
  for (const element of await readElements(file, video)) {
    if (element.id === ID.pixelWidth) width = await readUnsigned(file, element)
    else if (element.id === ID.pixelHeight) height = await readUnsigned(file, element)
  }
  return { width, height }
}
