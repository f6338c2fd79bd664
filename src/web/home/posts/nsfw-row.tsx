import { NsfwSwitch } from '../../nsfw/public.ts'
import { useText } from '../../platform/language.tsx'
import { switchMode } from '../nsfw/switch-mode.ts'
import { messages } from './messages.ts'

/** Spec 2.3: the way into the home's NSFW mode. What it shows has an address of its own, so that Back leaves it. */
export function NsfwRow() {
  const t = useText(messages)
  return (
    <div className="home-adult-row">
      <NsfwSwitch isOn={false} onChange={switchMode} description={t('nsfwText')} />
    </div>
  )
}
