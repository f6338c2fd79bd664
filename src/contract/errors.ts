import * as z from 'zod/mini'

/** Every way a call can be refused, and the status of that answer. The list is closed. */
export const ERROR_STATUS = {
  invalid_input: 400,
  invalid_code: 400,
  invalid_token: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  unknown_token: 401,
  not_allowed: 403,
  reauthentication_required: 403,
  proof_of_work_required: 403,
  cross_site: 403,
  missing_scope: 403,
  not_for_tokens: 403,
  needs_verification: 403,
  second_factor_required: 403,
  plan_required: 403,
  nsfw_no_likes: 403,
  consent_required: 403,
  under_age: 403,
  /** A site-wide silence: they may read and not write until it ends. */
  silenced: 403,
  suspended: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  edit_conflict: 409,
  moved: 409,
  already_taken: 409,
  lapsed: 410,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every refusal. `fields` names what is wrong with each field of a form. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `missing_scope`: the one that the API token would need. */
  scope: z.optional(z.string()),
  /** With `edit_conflict`: the current text, and both texts merged as far as a machine can. */
  current: z.optional(
    z.object({
      revisionId: z.number(),
      title: z.string(),
      content: z.string(),
      merged: z.object({ title: z.string(), content: z.string(), hasConflicts: z.boolean() }),
    }),
  ),
  /** With `edit_conflict` in a collection: the row as it is now, or its columns. */
  currentRow: z.optional(
    z.object({
      id: z.number(),
      version: z.number(),
      values: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
      sourceUrl: z.nullable(z.string()),
      articleId: z.nullable(z.number()),
    }),
  ),
  currentColumns: z.optional(
    z.object({
      columnsVersion: z.number(),
      columns: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          type: z.string(),
          unit: z.nullable(z.string()),
          required: z.boolean(),
        }),
      ),
    }),
  ),
})
export type ErrorBody = z.infer<typeof ErrorBody>
