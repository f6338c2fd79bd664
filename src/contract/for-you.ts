import * as z from 'zod/mini'
import { ArticleCard } from './articles.ts'
import { endpoint } from './endpoint.ts'

/** How many articles are chosen for a member. */
export const FOR_YOU_SIZE = 12

/** Articles of the categories, tags and people that the viewer follows; docs/product.md has the formula. */
export const getForYou = endpoint({
  method: 'GET',
  path: '/api/for-you',
  access: 'member',
  response: z.object({
    /** False while the viewer follows nothing that could be chosen from. */
    hasChoices: z.boolean(),
    items: z.array(ArticleCard),
  }),
})
