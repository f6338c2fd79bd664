import * as z from 'zod/mini'
import { Id, line } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SERIES_MAX, SERIES_MIN, SERIES_PARTS_MAX } from './limits.ts'
import { LANGUAGES } from './messages.ts'
import { Done, IdParams } from './objects.ts'

const PartLanguage = z.enum(LANGUAGES)

/** The other parts of the series of an article, in order, each in the language that the reader gets. */
export const Series = z.object({
  id: Id,
  title: z.string(),
  parts: z.array(z.object({ id: Id, title: z.string(), language: PartLanguage })),
})
export type Series = z.infer<typeof Series>

/** Found by its title among the author's own; a new title begins a new series. The article becomes its last part. */
export const SeriesTitle = line({ min: SERIES_MIN, max: SERIES_MAX })

/** The viewer's own series with all parts, drafts too, in their order. */
export const listMySeries = endpoint({
  method: 'GET',
  path: '/api/my-series',
  access: 'member',
  response: z.object({
    items: z.array(
      z.object({
        id: Id,
        title: z.string(),
        parts: z.array(
          z.object({
            id: Id,
            title: z.string(),
            language: PartLanguage,
            state: z.enum(['draft', 'published']),
          }),
        ),
      }),
    ),
  }),
})

/** Another title, or the parts in another order: every part by its article's id, exactly once. */
export const updateSeries = endpoint({
  method: 'PATCH',
  path: '/api/series/:id',
  access: 'member',
  params: IdParams,
  body: z.strictObject({
    title: z.optional(SeriesTitle),
    parts: z.optional(z.array(Id).check(z.maxLength(SERIES_PARTS_MAX))),
  }),
  response: Done,
})

/** Its articles stay. */
export const deleteSeries = endpoint({
  method: 'DELETE',
  path: '/api/series/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})
