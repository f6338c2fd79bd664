import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { navigate } from '../../platform/location.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { EVERYTHING, filterPath } from './feed-filter.ts'

/**
 * Page opens for members with the posts of those they follow, if that is what they chose last. What a document showed
 * already is never replaced by it.
 */
export function useChosenFeed(isBare: boolean, isFollowing: boolean, isMember: boolean): void {
  const isAlive = useIsHydrated()
  const opened = useRef<'in-document' | 'alive'>(undefined)
  const last = useRef(isFollowing)
  useLayoutEffect(() => {
    const isFirst = opened.current === undefined
    opened.current ??= isAlive ? 'alive' : 'in-document'
    if (isFirst && isAlive && isBare && isMember && readStored('page-feed') === 'following')
      navigate(filterPath({ ...EVERYTHING, isFollowing: true }), { replace: true })
  }, [isAlive, isBare, isMember])
  useEffect(() => {
    if (last.current === isFollowing) return
    last.current = isFollowing
    if (isMember) writeStored('page-feed', isFollowing ? 'following' : 'everyone')
  }, [isFollowing, isMember])
}
