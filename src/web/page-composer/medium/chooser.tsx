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
    <div className="composer-chooser grid place-content-center justify-items-center gap-3 min-h-45 px-4 py-6 rounded-panel bg-raised text-quiet text-center">
      <Icon className="size-8 stroke-[1.5]" />
      <p>{t(isPhoto ? 'dropPhoto' : 'dropVideo')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onChoose}>{t(isPhoto ? 'choosePhoto' : 'chooseVideo')}</Button>
        <Button className="composer-camera" onClick={onCamera}>
          <Camera />
          {t(isPhoto ? 'takePhoto' : 'takeVideo')}
        </Button>
      </div>
    </div>
  )
}
