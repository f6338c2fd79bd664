import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language, Text } from '../../contract/messages.ts'
import { wholeText } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { tellLimit } from '../platform/rate-limit-headers.ts'
import { refuseTooMany, type Count, type RateLimitName } from '../platform/rate-limits.ts'
import { languageOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { keyedHash } from '../platform/tokens.ts'
import { messages } from './messages.ts'
import { spamCheckCounter } from './metrics.ts'
import {
  countLinks,
  FASTEST_FIRST_TEXT_MS,
  findRefused,
  isNew,
  isYoung,
  LINKS_OF_NEW,
  SAME_TEXT_LETTERS,
  wordsOf,
} from './rules.ts'
import { wordListsOf } from './words.ts'

/** A text that everybody will read. */
export interface PublicText {
  /** The field of the form that a refusal belongs to. */
  field: string
  nodes: RichText
  /** What stood there before, where it was somebody else's: its links and words are not this writer's. */
  before?: RichText | undefined
  /** Titles, options of a poll: what is read with it. */
  lines?: readonly (string | undefined)[]
  /** Where it is known; otherwise the language that its writer reads the site in. */
  language?: Language | undefined
  links: keyof typeof LINKS_OF_NEW
}

export interface TextWriter {
  viewer: Viewer
  request: FastifyRequest
  now: Date
  /** Its headers say what is left of the limits of the write. */
  reply?: FastifyReply
}

type Counts = [RateLimitName, string][]

/**
 * Asked by every write of public text that is new: the words, the links, the same text again and again, and a first text
 * that nobody could have written so fast. It counts together with the limits of that write, in one round trip.
 */
export async function checkNewText(
  server: Server,
  writer: TextWriter,
  text: PublicText,
  counts: Counts = [],
): Promise<void> {
  const { viewer, now, reply } = writer
  const words = await judge(server, writer, text)
  const same = isStaff(viewer) ? [] : sameTextCounts(server, viewer, words, now)
  const first: Counts = !isStaff(viewer) && isYoung(viewer, now) ? [['firstTexts', String(viewer.id)]] : []
  const asked = [...counts, ...first, ...same]
  if (asked.length === 0) return
  const hits = await server.limits.hitAll(asked)
  const exceeded = hits.find((count) => count.exceeded)
  if (exceeded !== undefined) refuseCount(server, exceeded)
  if (reply !== undefined) for (const count of hits.slice(0, counts.length)) tellLimit(reply, count)
  if (first.length > 0) await refuseTooFast(server, writer, hits[counts.length])
}

/** Of a text that was public before: what its author saves again is no repetition. */
export async function checkEditedText(server: Server, writer: TextWriter, text: PublicText): Promise<void> {
  await judge(server, writer, text)
}

/** Short texts without marks, each a field of a form: only their words are looked at, and all that are refused are named. */
export async function checkLines(
  server: Server,
  { viewer, request }: Pick<TextWriter, 'viewer' | 'request'>,
  lines: Record<string, string | null | undefined>,
): Promise<void> {
  if (isStaff(viewer)) return
  const list = (await wordListsOf(server))[languageOf(request)]
  const fields: Record<string, Text> = {}
  for (const [field, line] of Object.entries(lines)) {
    const word = findRefused(wordsOf(line ?? ''), list)
    if (word !== null) fields[field] = fill(messages.refusedWord, { word })
  }
  if (Object.keys(fields).length === 0) return
  spamCheckCounter(server).inc({ result: 'word' })
  fail('invalid_input', common.invalidInput, { fields })
}

/** Refuses by words and links; the words, for the count of the same text. Staff may quote what they speak about. */
async function judge(server: Server, { viewer, request, now }: TextWriter, text: PublicText) {
  const { field, nodes, before = [], lines = [], links } = text
  const words = wordsOf([...lines, wholeText(nodes)].join('\n'))
  if (isStaff(viewer)) return words
  const most = LINKS_OF_NEW[links]
  if (isNew(viewer, now) && countLinks(nodes) - countLinks(before) > most) {
    spamCheckCounter(server).inc({ result: 'links' })
    refuseField(field, fill(messages.tooManyLinks, { count: most }))
  }
  const list = (await wordListsOf(server))[text.language ?? languageOf(request)]
  const word = findRefused(words, list)
  if (word !== null && findRefused(wordsOf(wholeText(before)), list) === null) {
    spamCheckCounter(server).inc({ result: 'word' })
    refuseField(field, fill(messages.refusedWord, { word }))
  }
  return words
}

function refuseField(field: string, text: Parameters<typeof fill>[0]): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
}

/** By person; and, since spam comes from many accounts at once, by all new ones together. Only a keyed hash is stored. */
function sameTextCounts(server: Server, viewer: Viewer, words: string[], now: Date): Counts {
  const text = words.join(' ')
  if (text.length < SAME_TEXT_LETTERS) return []
  const hash = keyedHash(server.secret, 'same-text', text).toString('base64url')
  const ofNew: Counts = isNew(viewer, now) ? [['sameTextOfNew', hash]] : []
  return [['sameText', `${viewer.id} ${hash}`], ...ofNew]
}

function refuseCount(server: Server, count: Count): never {
  const { name, retryAfterSeconds: seconds } = count
  if (name !== 'sameText' && name !== 'sameTextOfNew') return refuseTooMany(count)
  const isOwn = name === 'sameText'
  spamCheckCounter(server).inc({ result: isOwn ? 'same_text' : 'same_text_of_others' })
  return refuseTooMany(seconds, isOwn ? messages.sameText : messages.sameTextOfOthers)
}

/**
 * The web says how long the form was open (`X-Writing-Ms`); programs with a token of their own say nothing and are not
 * judged by it. It stops the simplest scripts that drive a browser, and nobody who has read what they send.
 */
async function refuseTooFast(
  server: Server,
  { viewer, request }: TextWriter,
  count: Count | undefined,
): Promise<void> {
  const told = request.headers['x-writing-ms']
  if (count?.hits !== 1 || typeof told !== 'string' || !/^\d{1,9}$/.test(told)) return
  // As every limit it follows RATE_LIMIT_SCALE, for tests that write faster than people do.
  if (Number(told) >= FASTEST_FIRST_TEXT_MS / server.config.rateLimitScale) return
  // It was not written, so the next one is their first.
  await server.limits.clear('firstTexts', String(viewer.id))
  spamCheckCounter(server).inc({ result: 'too_fast' })
  fail('not_allowed', messages.tooFast)
}

function isStaff({ role }: Viewer): boolean {
  return role !== 'user'
}
