import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './messages.ts'
import { THEMES } from './plans.ts'

export const saveTheme = endpoint({
  method: 'POST',
  path: '/api/user/theme',
  access: 'member',
  body: z.strictObject({ theme: z.enum(THEMES) }),
  response: z.object({ selectedTheme: z.enum(THEMES) }),
})

const LanguageCode = z.enum(LANGUAGES)

/** The languages of a member. Reading languages in order of preference; none: by the language of the interface. */
export const LanguageChoices = z.object({
  reading: z.array(LanguageCode),
  /** Lists leave out what is in none of the reading languages, and say how much that is. */
  isOnlyReading: z.boolean(),
  writing: z.nullable(LanguageCode),
})
export type LanguageChoices = z.infer<typeof LanguageChoices>

export const getLanguages = endpoint({
  method: 'GET',
  path: '/api/user/languages',
  access: 'member',
  response: LanguageChoices,
})

export const saveLanguages = endpoint({
  method: 'PUT',
  path: '/api/user/languages',
  access: 'member',
  body: z.strictObject({
    reading: z.array(LanguageCode).check(z.refine((list) => new Set(list).size === list.length)),
    isOnlyReading: z.boolean(),
    writing: z.nullable(LanguageCode),
  }),
  response: LanguageChoices,
})
