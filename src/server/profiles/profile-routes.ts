import type { FastifyRequest } from 'fastify'
import { getPersonCard, getProfile, type Profile } from '../../contract/profiles.ts'
import { listCards } from '../articles/public.ts'
import type { Site } from '../content/content-type.ts'
import { listPostCards } from '../page-posts/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { serve } from '../platform/serve.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { badgesOf } from './badges.ts'
import type { Facts } from './facts-queries.ts'
import { askForCount, lookAtFacts } from './kept-facts-actions.ts'
import { findRelation, type Pinned } from './queries.ts'
import { getSeen, showsFollows, type Seen } from './visible-person.ts'

const MOST_CACHED = 2000

export function profileRoutes(site: Site): void {
  // What somebody has done, for a minute: who may see which part of it is asked each time.
  const cached = createExpiringCache<Facts>(site.clock, MINUTE_MS, { most: MOST_CACHED })
  const factsOf = (db: Db, request: FastifyRequest, id: number, now: Date): Promise<Facts> => {
    const hasJustWritten = site.cookies.read(request, 'wrote') !== undefined
    const look = async (): Promise<Facts> => {
      const { facts, isStale } = await lookAtFacts(db, id, now, { hasJustWritten })
      if (isStale) await countBeside(site, request, id)
      return facts
    }
    return cached.get(String(id), look, hasJustWritten)
  }

  serve(site, getProfile, async ({ db, viewer, params, now, request }) => {
    const seen = await getSeen(db, viewer, Number(params.id), now)
    const facts = await factsOf(db, request, seen.person.id, now)
    const [top, pinned] = await Promise.all([
      listCards(db, facts.topIds),
      seen.pinned === null ? null : showPinned(site, db, seen.pinned, now),
    ])
    return { ...factsShown(seen, facts, now), top, pinned }
  })

  serve(site, getPersonCard, async ({ db, viewer, params, now, request }) => {
    const seen = await getSeen(db, viewer, Number(params.id), now)
    const { person, coverUrl, bio, plan } = seen
    const facts = await factsOf(db, request, person.id, now)
    const { isFollowing } =
      viewer === null ? { isFollowing: false } : await findRelation(db, viewer.id, person.id, now)
    const followers = showsFollows(seen) ? facts.followers : null
    return { ...person, coverUrl, bio, plan, followers, articles: facts.articles, isFollowing }
  })
}

/** A profile is shown all the same when nothing can be written now. */
async function countBeside(site: Site, request: FastifyRequest, id: number): Promise<void> {
  try {
    await askForCount(site.db.write, id)
    site.followUps.wake()
  } catch (error) {
    request.log.warn({ err: error }, 'what somebody has done is not counted again')
  }
}

/** Privacy is applied to what is cached, so that a changed setting shows at once. */
function factsShown(seen: Seen, facts: Facts, now: Date): Omit<Profile, 'top' | 'pinned'> {
  const { person, privacy, isOwn, joinedAt } = seen
  const { coverUrl, bio, links, languages, plan } = seen
  const hasFollows = showsFollows(seen)
  const showsJoined = isOwn || privacy.showsJoined
  return {
    ...person,
    coverUrl,
    bio,
    links,
    languages,
    plan,
    joinedAt: showsJoined ? joinedAt.toISOString() : null,
    articles: facts.articles,
    posts: facts.posts,
    comments: facts.comments,
    followers: hasFollows ? facts.followers : null,
    following: hasFollows ? facts.following : null,
    badges: badgesOf({ deeds: facts.deeds, joinedAt, showsJoined, showsFollows: hasFollows }, now),
    activity: isOwn || privacy.showsActivity ? facts.activity : null,
    iq: isOwn || (privacy.showsIq && seen.mayShowIq) ? seen.iq : null,
    isIndexed: privacy.isIndexed && privacy.audience === 'public',
  }
}

/** Null once it can no longer be seen, or has become adult. */
async function showPinned(
  site: Site,
  db: Db,
  { objectType, objectId }: Pinned,
  now: Date,
): Promise<Profile['pinned']> {
  if (objectType === 'article') {
    const [article] = await listCards(db, [objectId])
    return article === undefined ? null : { article, pagePost: null }
  }
  const [pagePost] = await listPostCards(site, db, [objectId], { audience: 'public', now })
  return pagePost === undefined ? null : { article: null, pagePost }
}
