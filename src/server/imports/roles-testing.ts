import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // For members it is the missing zip that is refused.
  previewImport: { ...everybody('unsupported_media_type', { body: {} }), visitor: 'not_signed_in' },
  importMarkdown: {
    ...everybody('unsupported_media_type', { query: { files: '0' }, body: {} }),
    visitor: 'not_signed_in',
  },
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  previewImport: null,
  importMarkdown: null,
}
