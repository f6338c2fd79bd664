import * as z from 'zod/mini'
import { line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { IQ_FAMILIES, IQ_FORMS, IQ_OPTIONS } from './iq-rules.ts'
import { IdParams } from './objects.ts'

/** The tab that has the attempt: another one takes it over with `start`, and this one is told `moved`. */
const Tab = z.string().check(z.regex(/^[\w-]{8,40}$/))
const ItemId = z.uuid()
const Count = z.number().check(z.int(), z.minimum(0), z.maximum(10_000))
const Milliseconds = z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000))

/** A path or a circle; `f` is the number of a fill pattern, `s` draws the outline alone. Nothing else is drawn. */
export const IqShape = z.union([
  z.object({ t: z.literal('p'), d: z.string(), f: z.number(), s: z.optional(z.literal(1)) }),
  z.object({ t: z.literal('c'), x: z.number(), y: z.number(), r: z.number(), f: z.number() }),
])
export type IqShape = z.infer<typeof IqShape>

export const IqDrawing = z.object({ w: z.number(), h: z.number(), prims: z.array(IqShape) })
export type IqDrawing = z.infer<typeof IqDrawing>

export const IqItem = z.object({
  itemId: z.string(),
  position: z.number(),
  kind: z.enum(['choose8', 'number']),
  instruction: z.enum(IQ_FAMILIES),
  stem: z.array(IqDrawing),
  options: z.optional(z.array(IqDrawing)),
  numbers: z.optional(z.array(z.number())),
  deadlineAt: Time,
  remainingMs: z.number(),
})
export type IqItem = z.infer<typeof IqItem>

export const IqAttempt = z.object({
  state: z.enum(['open', 'scored', 'lapsed', 'void', 'not-scored']),
  form: z.enum(IQ_FORMS),
  extraTime: z.boolean(),
  answered: z.number(),
  /** All that can be answered is: only `finish` is left. */
  isDone: z.boolean(),
  expiresAt: Time,
})
export type IqAttempt = z.infer<typeof IqAttempt>

export const getIqStatus = endpoint({
  method: 'GET',
  path: '/api/iq/status',
  access: 'member',
  response: z.object({
    iqTestTaken: z.boolean(),
    attempt: z.nullable(IqAttempt),
    /** Null: at once. */
    mayStartAt: z.nullable(Time),
    isOldEnough: z.boolean(),
  }),
})

/** Begins, or takes the open attempt over in this tab. */
export const startIqTest = endpoint({
  method: 'POST',
  path: '/api/iq/start',
  access: 'member',
  mayMake: true,
  isRepeatable: false,
  body: z.strictObject({
    consent: z.literal(true),
    tab: Tab,
    extraTime: z.optional(z.boolean()),
    form: z.optional(z.enum(IQ_FORMS)),
  }),
  response: IqAttempt,
})

/** The open item with the time that it has left, or the next one, whose clock starts now; null when all is answered. */
export const getNextIqItem = endpoint({
  method: 'GET',
  path: '/api/iq/next',
  access: 'member',
  hasEffect: true,
  query: z.strictObject({ tab: Tab }),
  response: z.object({ item: z.nullable(IqItem) }),
})

/** Never says whether it was right. The same item again is answered alike and changes nothing. */
export const answerIqItem = endpoint({
  method: 'POST',
  path: '/api/iq/answer',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({
    tab: Tab,
    itemId: ItemId,
    /** One of the options, the typed number, or null: "I don't know". */
    choice: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(IQ_OPTIONS - 1)))),
    number: z.optional(
      z.nullable(z.number().check(z.int(), z.minimum(-1_000_000_000), z.maximum(1_000_000_000))),
    ),
    clientMs: Milliseconds,
    blurCount: Count,
    blurMs: Milliseconds,
  }),
  response: z.object({ answered: z.number(), done: z.boolean() }),
})

export const noteIqEvent = endpoint({
  method: 'POST',
  path: '/api/iq/event',
  access: 'member',
  isSignal: true,
  body: z.strictObject({ itemId: ItemId, type: z.enum(['blur', 'focus', 'paste']) }),
  response: z.object({}),
})

export const IqResult = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  /** Of 100 people, how many would score lower. */
  percentile: z.number(),
  percentileLow: z.number(),
  percentileHigh: z.number(),
  standardError: z.number(),
  reliability: z.number(),
  items: z.number(),
  families: z.number(),
  form: z.enum(IQ_FORMS),
  /** Members of this site that it is compared with; null while scores are provisional. */
  comparedWith: z.nullable(z.number()),
  validity: z.enum(['good', 'caution']),
  finishedAt: Time,
})
export type IqResult = z.infer<typeof IqResult>

/** Scores once. Null: too many answers were given too quickly, or too few before it lapsed, so there is no score. */
export const finishIqTest = endpoint({
  method: 'POST',
  path: '/api/iq/finish',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ tab: Tab }),
  response: z.object({ result: z.nullable(IqResult) }),
})

export const getIqResult = endpoint({
  method: 'GET',
  path: '/api/iq/result',
  access: 'member',
  response: z.object({ result: z.nullable(IqResult) }),
})

/** After a technical fault: the person may take the test again. */
export const voidIqAttempt = endpoint({
  method: 'POST',
  path: '/api/users/:id/iq/void',
  access: 'moderator',
  params: IdParams,
  body: z.strictObject({ reason: line({ min: 3, max: 500 }) }),
  response: z.object({}),
})

/** The figures of the technical page. */
export const getIqFigures = endpoint({
  method: 'GET',
  path: '/api/iq/figures',
  access: 'public',
  response: z.object({
    version: z.number(),
    publishedAt: z.nullable(Time),
    validAttempts: z.number(),
    isProvisional: z.boolean(),
    families: z.array(
      z.object({
        family: z.enum(IQ_FAMILIES),
        templates: z.number(),
        answers: z.number(),
        /** Standard deviation of the family's own factor. */
        sigma: z.number(),
        retired: z.number(),
      }),
    ),
    /** Standard error by ability: simulated with the parameters in use. */
    errors: z.array(z.object({ theta: z.number(), standardError: z.number() })),
    /** The share of simulated people whose interval covers their true value. */
    coverage: z.number(),
    bias: z.number(),
    correlation: z.number(),
    meanItems: z.number(),
    /** Templates whose difficulty differs between groups, as far as there are enough answers. */
    differences: z.array(
      z.object({
        group: z.string(),
        family: z.enum(IQ_FAMILIES),
        checked: z.number(),
        flagged: z.number(),
      }),
    ),
  }),
})
