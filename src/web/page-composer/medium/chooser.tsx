import { Camera, Clapperboard, ImagePlus } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import type { MediumKind } from '../form/post-values.ts'
import { messages } from './messages.ts'

interface ChooserProps {
  kind: MediumKind
  onChoose: () => void
  onCamera: () => void
}

/** Where nothing is yet. The camera is offered where there is one in the hand. */
export function Chooser({ kind, onChoose, onCamera }: ChooserProps) {
  const t = useText(messages)
  const isPhoto = kind === 'image'
  const Icon = isPhoto ? ImagePlus : Clapperboard
  return (
    <div className="composer-chooser">
      <Icon />
      <p>{t(isPhoto ? 'dropPhoto' : 'dropVideo')}</p>
      <div className="composer-chooser-ways">
        <Button onClick={onChoose}>{t(isPhoto ? 'choosePhoto' : 'chooseVideo')}</Button>
        <Button className="composer-camera" onClick={onCamera}>
          <Camera />
          {t(isPhoto ? 'takePhoto' : 'takeVideo')}
        </Button>
      </div>
    </div>
  )
}
