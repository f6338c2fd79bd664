import type { Person } from '../../contract/people.ts'
import type { PersonCard, Profile } from '../../contract/profiles.ts'
import type { Answer } from '../testing/stand-ins.ts'

/** Somebody with nothing but a name. */
export function profileOf(id: number, changes: Partial<Profile> = {}): Profile {
  return {
    ...personOf(id),
    coverUrl: null,
    bio: '',
    links: [],
    languages: [],
    plan: 'free',
    joinedAt: '2026-01-05T08:00:00.000Z',
    articles: 0,
    posts: 0,
    comments: 0,
    followers: 0,
    following: 0,
    badges: [],
    pinned: null,
    top: [],
    activity: [],
    iq: null,
    isIndexed: true,
    ...changes,
  }
}

export function personOf(id: number): Person {
  return id === 7
    ? { id, name: 'Sari Wijaya', alias: 'sari_w', profileUrl: null, honor: 1234 }
    : { id, name: `Person ${id}`, alias: `person_${id}`, profileUrl: null, honor: 60 }
}

export function cardOf(id: number, changes: Partial<PersonCard> = {}): PersonCard {
  return {
    ...personOf(id),
    coverUrl: null,
    bio: 'Reads at night.',
    plan: 'free',
    followers: 3,
    articles: 2,
    isFollowing: false,
    ...changes,
  }
}

export const NO_RELATION: Answer = { body: { isFollowing: false, isFollowedBy: false, isMuted: false } }

export const refused = (status: number, code: string): Answer => ({ status, body: { code, message: code } })
