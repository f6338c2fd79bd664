import type { OwnAction } from '../../contract/appeals.ts'
import type { User } from '../../contract/auth.ts'
import type { ModeratedPerson, ModerationCase } from '../../contract/moderation.ts'
import { SARI } from '../testing/render-app.tsx'

/** Sari with the right to moderate. */
export const MODERATOR: User = { ...SARI, capabilities: ['moderate'] }

export const BUDI = { id: 9, name: 'Budi Santoso', alias: 'budi', profileUrl: null, honor: 12 }

export function moderatedPerson(changes: Partial<ModeratedPerson> = {}): ModeratedPerson {
  return {
    ...BUDI,
    joinedAt: '2026-03-01T08:00:00.000Z',
    language: 'id',
    role: 'user',
    silencedUntil: null,
    isSuspended: false,
    suspendedUntil: null,
    history: { removed: 2, marked: 0, warned: 1, silenced: 0, suspended: 0, overturned: 0 },
    reported: { confirmed: 0, rejected: 0 },
    ...changes,
  }
}

const ACTIONS: ModerationCase['actions'] = [
  'keep',
  'hide',
  'mark-nsfw',
  'warn',
  'silence',
  'suspend',
  'escalate',
]

/** A post that two people reported as hateful, and one as spam. */
export function moderationCase(objectId: number, changes: Partial<ModerationCase> = {}): ModerationCase {
  const report = { ruleNumber: null, createdAt: '2026-11-18T09:00:00.000Z', reporter: null }
  return {
    objectType: 'page-post',
    objectId,
    title: `A loud post ${objectId}`,
    excerpt: 'Words that hurt.',
    path: `/page-post/${objectId}`,
    context: null,
    author: moderatedPerson(),
    state: 'hidden',
    isNsfw: false,
    isMarkedByReports: false,
    reports: [
      { ...report, id: 1, reason: 'hate', text: 'Look at line 3', weight: 1.5 },
      { ...report, id: 2, reason: 'spam', text: '', weight: 1 },
      { ...report, id: 3, reason: 'hate', text: '', weight: 0.5 },
    ],
    reportCount: 3,
    weight: 3,
    since: '2026-11-18T09:00:00.000Z',
    isEscalated: false,
    claim: null,
    proposal: null,
    actions: ACTIONS,
    version: 4,
    ...changes,
  }
}

export const queueOf = (items: ModerationCase[]) => ({
  body: { items, nextCursor: null, waiting: items.length },
})

export function ownAction(changes: Partial<OwnAction> = {}): OwnAction {
  return {
    id: 31,
    createdAt: '2026-11-10T09:00:00.000Z',
    action: 'silence',
    rule: 'harassment',
    reason: 'This contains a threat.',
    excerpt: 'I know where you live.',
    objectType: 'comment',
    objectId: 5,
    path: null,
    days: 7,
    until: '2026-11-17T09:00:00.000Z',
    isActive: true,
    appeal: null,
    appealableUntil: '2026-12-10T09:00:00.000Z',
    ...changes,
  }
}
