import * as z from 'zod/mini'
import { Time } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What an operator does on the first day of a site, in the order of the list. */
export const FIRST_DAY = ['mail', 'address', 'operator', 'article', 'rules', 'backup'] as const
export type FirstDayStep = (typeof FIRST_DAY)[number]

/** The pages that speak in the operator's name. */
export const RULE_PAGES = ['community-rules', 'terms', 'privacy'] as const
export type RulePage = (typeof RULE_PAGES)[number]

/** What nothing else shows: a page was opened from the list, or the list is hidden. */
export const FIRST_DAY_MARKS = [...RULE_PAGES, 'hidden'] as const
export type FirstDayMark = (typeof FIRST_DAY_MARKS)[number]

export const FirstDay = z.object({
  /** The list was hidden for good. */
  isHidden: z.boolean(),
  steps: z.array(z.object({ code: z.enum(FIRST_DAY), isDone: z.boolean() })),
  mail: z.object({
    /** Where emails are saved as files; null where a mail server is set. */
    outbox: z.nullable(z.string()),
    /** Of the last test email with the settings of now: through the mail server, or into a file. */
    test: z.enum(['none', 'accepted', 'refused']),
    /** What the mail server, or the way to it, said. */
    problem: z.nullable(z.string()),
    /** The address that pages name as contact; null while there is none that can be reached. */
    contact: z.nullable(z.string()),
  }),
  publicUrl: z.string(),
  /** Of the pages with rules those that were opened. */
  opened: z.array(z.enum(RULE_PAGES)),
  backup: z.object({ madeAt: z.nullable(Time), isNightly: z.boolean() }),
})
export type FirstDay = z.infer<typeof FirstDay>

export const getFirstDay = endpoint({
  method: 'GET',
  path: '/api/first-day',
  access: 'operator',
  response: FirstDay,
})

/** Sends an email to the operator's own address and waits for what the mail server says. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/first-day/test-mail',
  access: 'operator',
  isRepeatable: false,
  response: FirstDay,
})

export const markFirstDay = endpoint({
  method: 'POST',
  path: '/api/first-day/marks',
  access: 'operator',
  isRepeatable: false,
  body: z.strictObject({ mark: z.enum(FIRST_DAY_MARKS) }),
  response: FirstDay,
})
