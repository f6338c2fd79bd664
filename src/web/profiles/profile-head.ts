import type { Profile } from '../../contract/profiles.ts'
import type { HeadImage } from '../../contract/rendering.ts'
import { siteId, type ScreenHead } from '../platform/screen-document.ts'

/** What machines are told of a person: nothing that their profile does not show, and little if it is not to be found. */
export function headOfProfile(profile: Profile, publicUrl: string): ScreenHead {
  const path = `/user/${profile.id}`
  const image = imageOf(profile)
  const shared = { canonical: path, feed: `${path}/feed.xml` }
  if (!profile.isIndexed) return shared
  return {
    ...shared,
    ...(image && { image }),
    share: {
      type: 'profile',
      title: `${profile.name} (@${profile.alias})`,
      tags: [['profile:username', profile.alias]],
    },
    linkedData: [profileData(profile, image, publicUrl)],
  }
}

/** The face, or else the cover, as they are kept. */
function imageOf({ profileUrl, coverUrl, name }: Profile): HeadImage | undefined {
  if (profileUrl !== null)
    return { path: profileUrl.replace(/\/96\.webp$/, '/640.webp'), width: 640, height: 640, alt: name }
  return coverUrl === null ? undefined : { path: coverUrl, width: 1500, height: 500 }
}

function profileData(profile: Profile, image: HeadImage | undefined, publicUrl: string) {
  const url = `${publicUrl}/user/${profile.id}`
  const { name, alias, bio, links, joinedAt, articles, followers } = profile
  const counter = (action: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  })
  return {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    ...(joinedAt !== null && { dateCreated: joinedAt }),
    isPartOf: { '@id': siteId(publicUrl) },
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name,
      alternateName: `@${alias}`,
      url,
      ...(bio !== '' && { description: bio }),
      ...(image && { image: publicUrl + image.path }),
      ...(links.length > 0 && { sameAs: links }),
      agentInteractionStatistic: [counter('WriteAction', articles)],
      ...(followers !== null && { interactionStatistic: [counter('FollowAction', followers)] }),
    },
  }
}
