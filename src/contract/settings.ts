import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { THEMES } from './plans.ts'

export const saveTheme = endpoint({
  method: 'POST',
  path: '/api/user/theme',
  access: 'member',
  body: z.strictObject({ theme: z.enum(THEMES) }),
  response: z.object({ selectedTheme: z.enum(THEMES) }),
})
