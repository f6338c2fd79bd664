import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { adultChoice } from './adult-choice.ts'
import { messages } from './messages.ts'
import { isOffered } from './nsfw-queries.ts'
import { useNsfw } from './use-nsfw.tsx'

interface NsfwToggleProps {
  /** Whether the list shows adult content now; where that is kept is the list's own business. */
  isOn: boolean
  onChange: (isOn: boolean) => void
}

interface NsfwToggle {
  isOffered: boolean
  toggle: () => void
  dialog: ReactNode
}

/** For a whole list: switching on asks who has not answered yet, switching off asks nobody. */
function useNsfwToggle({ isOn, onChange }: NsfwToggleProps): NsfwToggle {
  const { state, ask, dialog } = useNsfw()
  async function switchOn(): Promise<void> {
    if (await ask('responsibility')) onChange(true)
  }
  return {
    // Whoever hides adult posts is not offered more of them, but may leave a list that shows some.
    isOffered: isOffered(state) && (isOn || state?.hasConsent !== true || adultChoice() !== 'hide'),
    toggle: () => (isOn ? onChange(false) : void switchOn()),
    dialog,
  }
}

/** A switch beside a list. It is not there for whom there is no adult content. */
export function NsfwSwitch({ description, ...list }: NsfwToggleProps & { description?: string }) {
  const t = useText(messages)
  const { isOffered: isThere, toggle, dialog } = useNsfwToggle(list)
  if (!isThere) return null
  return (
    <>
      <Switch label={t('showAdultContent')} description={description} checked={list.isOn} onChange={toggle} />
      {dialog}
    </>
  )
}

/** The same in a row of small controls: Show NSFW, Hide NSFW. */
export function NsfwButton(list: NsfwToggleProps) {
  const t = useText(messages)
  const { isOffered: isThere, toggle, dialog } = useNsfwToggle(list)
  if (!isThere) return null
  return (
    <>
      <Button size="sm" variant="outline" onClick={toggle}>
        {list.isOn ? <EyeOff /> : <Eye />}
        {t(list.isOn ? 'hideNsfw' : 'showNsfw')}
      </Button>
      {dialog}
    </>
  )
}
