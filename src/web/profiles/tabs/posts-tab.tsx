import { PostSnippet, PostSnippetSkeleton, snippetOfPost } from '../../page-posts/public.ts'
import { useText } from '../../platform/language.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { CardFoot } from './card-foot.tsx'
import { postsOf } from './list-queries.ts'
import { messages } from './messages.ts'
import { Nothing } from './nothing.tsx'
import { PinButton } from './pin-button.tsx'
import { ProfileList } from './profile-list.tsx'
import type { TabProps } from './tab-props.ts'

export function PostsTab({ profile, isOwn }: TabProps) {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(postsOf(profile.id))
  return (
    <ProfileList
      list={list}
      items={items}
      skeleton={<PostSnippetSkeleton />}
      rowClassName="py-5"
      empty={<Nothing what="noPosts" profile={profile} isOwn={isOwn} />}
    >
      {(post) => (
        <li key={post.id} className="py-5">
          <PostSnippet
            post={post}
            heading="h2"
            isRow
            foot={
              <CardFoot item={post}>
                {isOwn && (
                  <PinButton
                    profile={profile}
                    item={{ article: null, pagePost: post }}
                    name={(post.title ?? snippetOfPost(post)) || t(post.type)}
                  />
                )}
              </CardFoot>
            }
          />
        </li>
      )}
    </ProfileList>
  )
}
