import { Suspense, useState, type RefObject } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { showBlock } from './find-place.ts'
import { useFollowedPlace } from './use-followed-place.ts'
import { useKeptPlace, type KeptPlace } from './use-kept-place.ts'

const ContinueLine = lazyComponent(async () => (await import('./continue-line.tsx')).ContinueLine)

interface KeepPlaceProps {
  article: Article
  body: RefObject<HTMLElement | null>
}

/** Remembers where somebody stopped, and offers to continue there. */
export function KeepPlace(props: KeepPlaceProps) {
  const { kept, ...keeping } = useKeptPlace(props.article.id)
  return kept !== undefined && <FollowedPlace {...props} {...keeping} kept={kept} />
}

type FollowedPlaceProps = KeepPlaceProps & KeptPlace & { kept: NonNullable<KeptPlace['kept']> | null }

function FollowedPlace({ article, body, kept, keep, forget }: FollowedPlaceProps) {
  const [offered, setOffered] = useState(kept)
  const forgetPlace = useFollowedPlace(body, {
    offered,
    keep,
    forget,
    // Whoever has come this far by themselves needs no offer.
    onReached: () => setOffered(null),
  })
  if (offered === null) return null
  return (
    <Suspense>
      <ContinueLine
        minutes={Math.max(1, Math.ceil(article.readingMinutes * (1 - offered.percent / 100)))}
        onContinue={() => {
          setOffered(null)
          if (body.current !== null) showBlock(body.current, offered.block)
        }}
        onForget={() => {
          setOffered(null)
          forgetPlace()
        }}
      />
    </Suspense>
  )
}
