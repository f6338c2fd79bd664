import * as z from 'zod/mini'
import { Id, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'

/** How many days the operator's plots show. */
export const DESK_DAYS = 90
export const WELCOME_MAX = 200
export const ANNOUNCEMENT_MAX = 200
export const REFUSED_WORDS_MAX = 200
export const REFUSED_WORD_MAX = 60

export const SiteDay = z.object({
  /** As 2026-11-18, in UTC. */
  day: z.string(),
  /** Accounts whose address was verified. */
  signUps: z.number(),
  reports: z.number(),
  /** How long the oldest open report had waited. */
  queueHours: z.number(),
  storageBytes: z.number(),
  /** Emails that couldn't be sent, at most at one time. */
  mailsFailed: z.number(),
})
export type SiteDay = z.infer<typeof SiteDay>

/** Written once an hour: asking counts nothing. To everybody else these calls are the ordinary 404. */
export const getSiteDays = endpoint({
  method: 'GET',
  path: '/api/site/days',
  access: 'operator',
  isUnseen: true,
  response: z.object({ days: z.array(SiteDay) }),
})

const texts = (max: number) =>
  z.strictObject({
    en: line({ min: 1, max }),
    id: line({ min: 1, max }),
    my: line({ min: 1, max }),
  })
const Words = z
  .array(line({ min: 2, max: REFUSED_WORD_MAX }).check(z.regex(/[\p{L}\p{N}]/u)))
  .check(z.maxLength(REFUSED_WORDS_MAX))

const Announcement = z.strictObject({
  texts: texts(ANNOUNCEMENT_MAX),
  /** Null: from now on. */
  from: z.nullable(z.iso.datetime()),
  /** Null: until it is taken down. */
  until: z.nullable(z.iso.datetime()),
})
export type Announcement = z.infer<typeof Announcement>

const Texts = z.object({ en: z.string(), id: z.string(), my: z.string() })
const SiteSettings = z.object({
  logo: z.nullable(z.object({ url: z.string(), width: z.number() })),
  welcome: z.nullable(Texts),
  announcement: z.nullable(z.object({ texts: Texts, from: z.nullable(Time), until: z.nullable(Time) })),
  /** Words and phrases that no public text may have, by language. */
  words: z.object({ en: z.array(z.string()), id: z.array(z.string()), my: z.array(z.string()) }),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/site/settings',
  access: 'operator',
  isUnseen: true,
  response: SiteSettings,
})

/** Changes what is named; null takes it away. Needs a fresh proof of who it is. */
export const saveSiteSettings = endpoint({
  method: 'PATCH',
  path: '/api/site/settings',
  access: 'operator',
  isUnseen: true,
  isRepeatable: false,
  body: z
    .strictObject({
      /** An upload of the operator's own. */
      logoId: z.optional(z.nullable(Id)),
      welcome: z.optional(z.nullable(texts(WELCOME_MAX))),
      announcement: z.optional(z.nullable(Announcement)),
      words: z.optional(z.strictObject({ en: Words, id: Words, my: Words })),
    })
    .check(z.refine((change) => Object.keys(change).length > 0)),
  response: SiteSettings,
})
