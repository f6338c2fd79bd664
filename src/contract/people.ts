import * as z from 'zod/mini'
import { Id } from './common.ts'

/** A person as everybody sees them next to what they wrote. */
export const Person = z.object({
  id: Id,
  name: z.string(),
  alias: z.string(),
  profileUrl: z.nullable(z.string()),
  honor: z.number(),
})
export type Person = z.infer<typeof Person>
