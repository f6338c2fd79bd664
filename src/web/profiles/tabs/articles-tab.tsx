import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { CardFoot } from './card-foot.tsx'
import { articlesOf } from './list-queries.ts'
import { Nothing } from './nothing.tsx'
import { PinButton } from './pin-button.tsx'
import { ProfileList } from './profile-list.tsx'
import type { TabProps } from './tab-props.ts'

export function ArticlesTab({ profile, isOwn }: TabProps) {
  const { items = [], ...list } = usePagedList(articlesOf(profile.id))
  return (
    <ProfileList
      list={list}
      items={items}
      skeleton={<ArticleCardSkeleton size="row" />}
      empty={<Nothing what="noArticles" profile={profile} isOwn={isOwn} />}
    >
      {(article) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            size="row"
            heading="h2"
            foot={
              <CardFoot item={article}>
                {isOwn && (
                  <PinButton profile={profile} item={{ article, pagePost: null }} name={article.title} />
                )}
              </CardFoot>
            }
          />
        </li>
      )}
    </ProfileList>
  )
}
