import * as z from 'zod/mini'
import { ArticleLanguage, Category } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { RICH_TEXT_BYTES } from './limits.ts'

/** What a zip of Markdown files may hold. Bytes are counted as they are unpacked: what a zip says of itself may be a lie. */
export const IMPORT_LIMITS = {
  zipBytes: 20 * 1024 ** 2,
  files: 200,
  /** Images, folders and everything else that is left out counts too. */
  entries: 1000,
  fileBytes: RICH_TEXT_BYTES,
  totalBytes: 50 * 1024 ** 2,
} as const

const ImportFile = z.object({
  /** Its place in the zip. */
  index: z.number(),
  name: z.string(),
  title: z.string(),
  language: ArticleLanguage,
  categories: z.array(Category),
  tags: z.array(z.string()),
  bytes: z.number(),
  /** Why it can't be imported; null when it can. */
  error: z.nullable(z.string()),
  /** What of it is left out. */
  notes: z.array(z.string()),
})
export type ImportFile = z.infer<typeof ImportFile>

/** For texts that do not say theirs. */
const Language = z.optional(ArticleLanguage)

/** Reads a zip and stores nothing of it. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/api/imports/preview',
  access: 'member',
  isRepeatable: false,
  takesFile: true,
  query: z.strictObject({ language: Language }),
  response: z.object({
    files: z.array(ImportFile),
    /** Files that are no Markdown: how many, and the names of the first. */
    ignored: z.number(),
    ignoredNames: z.array(z.string()),
    /** How many more drafts the person may have. */
    room: z.number(),
  }),
})

/** The same zip again, with the files of it that become drafts. A file that was imported before is not made twice. */
export const importMarkdown = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'member',
  isRepeatable: false,
  takesFile: true,
  query: z.strictObject({
    language: Language,
    /** Their `index`es, as `0,3,4`. */
    files: z.string().check(z.regex(/^\d{1,4}(?:,\d{1,4}){0,199}$/)),
  }),
  response: z.object({
    imported: z.number(),
    /** Those that are drafts already. */
    known: z.number(),
    /** Those that can't be imported, or are not there. */
    failed: z.number(),
  }),
})
