import { useQuery } from '@tanstack/react-query'
import { NsfwSwitch } from '../../nsfw/public.ts'
import { postQueries } from '../../page-posts/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { switchMode } from '../nsfw/switch-mode.ts'
import { messages } from './messages.ts'

/** Spec 2.3: the way into the home's NSFW mode. What it shows has an address of its own, so that Back leaves it. */
export function NsfwRow({ isFirstDay = false }: { isFirstDay?: boolean }) {
  const t = useText(messages)
  const { data: posts } = useQuery({ ...postQueries.list(), enabled: false })
  // A site with nothing in it has nothing to hide either.
  if (useIsHydrated() && isFirstDay && posts?.length === 0) return null
  return (
    <div className="home-adult-row">
      <NsfwSwitch isOn={false} onChange={switchMode} description={t('nsfwText')} />
    </div>
  )
}
