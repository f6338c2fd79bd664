import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HELP_PAGES } from './help-pages.ts'
import { LANGUAGES } from './messages.ts'
import { Done } from './objects.ts'

/** “Was this helpful?” under a help page. Only numbers are kept: of a page in a language, by day. */
export const answerHelp = endpoint({
  method: 'POST',
  path: '/api/help/answers',
  access: 'public',
  isSignal: true,
  body: z.strictObject({
    page: z.enum(HELP_PAGES),
    helpful: z.boolean(),
    language: z.enum(LANGUAGES),
    /** The opposite was answered a moment ago, which no longer counts. */
    isChange: z.optional(z.boolean()),
  }),
  response: Done,
})
