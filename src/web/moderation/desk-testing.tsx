import { page } from 'vitest/browser'
import { renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ModerationPage } from './moderation-page.tsx'
import { MODERATOR } from './moderation-testing.ts'

export const QUEUE = '/api/moderation/queue'
export const CLAIM = 'POST /api/moderation/claim'
export const RELEASE = 'POST /api/moderation/release'
export const ACT = 'POST /api/moderation/actions'
export const CLAIMED = { body: { until: '2026-11-18T14:32:00.000Z' } }
export const ACTED = { body: { actionId: 31, isProposed: false, closed: 3, version: 5 } }

export const card = (id: number) => page.getByRole('article', { name: `A loud post ${id}` })
export const act = (id: number, name: string) => card(id).getByRole('button', { name, exact: true })
export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

export const show = (answers: Record<string, Answer | (() => Answer)>, at = '/moderation') =>
  renderPart(<ModerationPage />, { at, user: MODERATOR, answers })
