import * as z from 'zod/mini'
import { ArticleCard, ArticleLanguage } from './articles.ts'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Done, IdParams } from './objects.ts'
import { Person } from './people.ts'

/** An invited person sees the title; a draft's text only after accepting. */
export const Invitation = z.object({
  articleId: Id,
  title: z.string(),
  language: ArticleLanguage,
  state: z.enum(['draft', 'published']),
  inviter: Person,
  createdAt: Time,
})
export type Invitation = z.infer<typeof Invitation>

/** Invitations to the viewer that have no answer yet, newest first. */
export const listMyInvitations = endpoint({
  method: 'GET',
  path: '/api/my-invitations',
  access: 'member',
  response: z.object({ items: z.array(Invitation) }),
})

/** A desired state: giving the same answer twice is giving it once. */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/articles/:id/invitation',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ isAccepted: z.boolean() }),
  response: Done,
})

/** The viewer stops being a co-author of the article. */
export const leaveArticle = endpoint({
  method: 'DELETE',
  path: '/api/articles/:id/co-authors/me',
  access: 'member',
  params: IdParams,
  response: Done,
})

/** The articles that the viewer is a co-author of, drafts too, newest article first. */
export const listCoAuthored = endpoint({
  method: 'GET',
  path: '/api/my-co-authored',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.extend(ArticleCard, {
        state: z.enum(['draft', 'published']),
        publishAt: z.nullable(Time),
        openSuggestions: z.number(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
