import * as z from 'zod/mini'
import { Time } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What an operator does on the first day of a site, in the order of the list. */
export const FIRST_DAY = ['mail', 'address', 'operator', 'article', 'rules', 'backup'] as const
export type FirstDayStep = (typeof FIRST_DAY)[number]

/** What only the operator can say: nothing else shows it. */
export const FIRST_DAY_MARKS = ['rules', 'hidden'] as const
export type FirstDayMark = (typeof FIRST_DAY_MARKS)[number]

export const FirstDay = z.object({
  /** The list was hidden for good. */
  isHidden: z.boolean(),
  steps: z.array(z.object({ code: z.enum(FIRST_DAY), isDone: z.boolean() })),
  mail: z.object({
    /** Where emails are saved as files; null where a mail server is set. */
    outbox: z.nullable(z.string()),
    /** Of the last test email through the mail server that is set now. */
    test: z.enum(['none', 'accepted', 'refused']),
    /** What the mail server, or the way to it, said. */
    problem: z.nullable(z.string()),
    /** The address that pages name as contact; null while there is none that can be reached. */
    contact: z.nullable(z.string()),
  }),
  publicUrl: z.string(),
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
